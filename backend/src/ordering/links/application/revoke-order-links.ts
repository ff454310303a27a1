import type { AuditTrail } from '../../../audit/audit-trail';
import type { IdentityFacade } from '../../../identity/identity.facade';
import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { OrderRepository } from '../../orders/application/ports';
import type { Order } from '../../orders/domain/order';
import { assertOfGuest } from './assert-of-guest';
import type { OrderLinkRepository } from './ports';

/** The name of the action in the audit. */
export const linksRevoked = 'links revoked';

/** An admin makes all links to an order worthless that were given out until now, with what they gave: a stranger may have one. */
export class RevokeOrderLinks {
  constructor(
    private readonly orders: Pick<OrderRepository, 'findForChange' | 'save'>,
    private readonly links: Pick<OrderLinkRepository, 'revokeAll'>,
    private readonly identity: Pick<IdentityFacade, 'holder'>,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @returns how many there were; a second time, none @throws NoSuchOrder, NotOfGuest */
  execute(orderId: string): Promise<number> {
    return this.unitOfWork.run(async () => {
      const order = assertOfGuest(await this.orders.findForChange(orderId));
      const { claimedBy } = order.state;
      const revoked = await this.links.revokeAll(orderId, this.clock.now());
      if (await this.isClaimedByLink(order)) order.endClaim();
      await this.orders.save(order);
      await this.audit.record({
        subject: 'order',
        subjectId: orderId,
        label: order.number,
        action: linksRevoked,
        before: { links: revoked, account: claimedBy },
        after: { links: 0, account: order.state.claimedBy },
      });
      return revoked;
    });
  }

  /** An account with the order's own address has it by its mailbox. */
  private async isClaimedByLink({ state: { claimedBy, shopperEmail } }: Order): Promise<boolean> {
    return claimedBy !== null && (await this.identity.holder(claimedBy))?.email !== shopperEmail;
  }
}
