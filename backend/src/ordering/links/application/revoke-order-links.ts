import type { AuditTrail } from '../../../audit/audit-trail';
import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { OrderRepository } from '../../orders/application/ports';
import { assertOfGuest } from './assert-of-guest';
import type { OrderLinkRepository } from './ports';

/** The name of the action in the audit. */
export const linksRevoked = 'links revoked';

/** An admin makes all links to an order worthless that were given out until now: a stranger may have one. */
export class RevokeOrderLinks {
  constructor(
    private readonly orders: Pick<OrderRepository, 'find'>,
    private readonly links: Pick<OrderLinkRepository, 'revokeAll'>,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @returns how many there were; a second time, none @throws NoSuchOrder, NotOfGuest */
  execute(orderId: string): Promise<number> {
    return this.unitOfWork.run(async () => {
      const order = assertOfGuest(await this.orders.find(orderId));
      const revoked = await this.links.revokeAll(orderId, this.clock.now());
      await this.audit.record({
        subject: 'order',
        subjectId: orderId,
        label: order.number,
        action: linksRevoked,
        before: { links: revoked },
        after: { links: 0 },
      });
      return revoked;
    });
  }
}
