import type { AuditTrail } from '../../../audit/audit-trail';
import type { AuditedActions } from '../../../audit/audited-actions';
import type { Outbox } from '../../../shared/events/outbox';
import { newId } from '../../../shared/ids';
import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { OrderLinkRequested } from '../../ordering.events';
import type { OrderRepository } from '../../orders/application/ports';
import { assertOfGuest } from './assert-of-guest';
import { LinkSentLately, NoMailServer } from './link.errors';
import { waitForNextLinkMs } from './wait-for-next-link';

/** The name of the action in the audit. */
export const linkSent = 'link sent';

/** An admin has a new link sent to the order's own address, to no other. The links of before stay as they are. */
export class SendOrderLink {
  constructor(
    private readonly orders: Pick<OrderRepository, 'findForChange'>,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly audited: AuditedActions,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly hasMailServer: boolean,
  ) {}

  /** @throws NoSuchOrder, NotOfGuest, NoMailServer, LinkSentLately */
  execute(orderId: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = assertOfGuest(await this.orders.findForChange(orderId));
      if (!this.hasMailServer) throw new NoMailServer();
      await this.assertNotSentLately(orderId);
      await this.outbox.add([new OrderLinkRequested(newId(), orderId, true)]);
      const { number } = order;
      await this.audit.record({ subject: 'order', subjectId: orderId, label: number, action: linkSent });
    });
  }

  /** The order is locked, so that of two calls at once the later sees what the earlier has recorded. */
  private async assertNotSentLately(orderId: string): Promise<void> {
    const sent = await this.audited.of('order', orderId, linkSent);
    const times = sent.map(({ at }) => new Date(at));
    const waitMs = waitForNextLinkMs(times, this.clock.now());
    if (waitMs > 0) throw new LinkSentLately(Math.ceil(waitMs / 1_000));
  }
}
