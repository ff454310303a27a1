import type { AuditTrail } from '../../../audit/audit-trail';
import type { Outbox } from '../../../shared/events/outbox';
import { newId } from '../../../shared/ids';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { OrderLinkRequested } from '../../ordering.events';
import type { OrderRepository } from '../../orders/application/ports';
import { assertOfGuest } from './assert-of-guest';
import { NoMailServer } from './link.errors';

/** The name of the action in the audit. */
export const linkSent = 'link sent';

/** An admin has a new link sent to the order's own address, to no other. The links of before stay as they are. */
export class SendOrderLink {
  constructor(
    private readonly orders: Pick<OrderRepository, 'find'>,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly hasMailServer: boolean,
  ) {}

  /** @throws NoSuchOrder, NotOfGuest, NoMailServer */
  execute(orderId: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = assertOfGuest(await this.orders.find(orderId));
      if (!this.hasMailServer) throw new NoMailServer();
      await this.outbox.add([new OrderLinkRequested(newId(), orderId, true)]);
      const { number } = order;
      await this.audit.record({ subject: 'order', subjectId: orderId, label: number, action: linkSent });
    });
  }
}
