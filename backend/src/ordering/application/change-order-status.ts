import type { AuditTrail } from '../../audit/audit-trail';
import type { Stock } from '../../catalogue/stock';
import type { PaymentsFacade } from '../../payments/payments.facade';
import type { Clock } from '../../shared/clock';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { ChosenStatus } from '../domain/order-stage';
import type { Order } from '../domain/order';
import { NoSuchOrder } from '../domain/order.errors';
import { orderNumberOf } from '../domain/order-number';
import type { OrderRepository } from './ports';

interface ChangeOrderStatusInput {
  orderId: string;
  status: ChosenStatus;
}

/** The admin moves an order on. Rejecting gives the stock back, and the money where there is some. */
export class ChangeOrderStatus {
  constructor(
    private readonly orders: OrderRepository,
    private readonly stock: Stock,
    private readonly payments: PaymentsFacade,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NoSuchOrder, OrderWasRefunded */
  execute({ orderId, status }: ChangeOrderStatusInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.findForChange(orderId);
      if (!order) throw new NoSuchOrder();
      const before = auditedFields(order);
      order.changeStatus(status, this.clock.now());
      await this.orders.save(order);
      await this.audit.record({
        subject: 'order',
        subjectId: orderId,
        label: orderNumberOf(await this.orders.numberOf(orderId)),
        action: 'status changed',
        before,
        after: auditedFields(order),
      });
      if (!order.isRejected) return;
      await this.refundOrAbandon(order.paymentId);
      await this.stock.release(orderId);
    });
  }

  /** Money that is just being taken comes back when it arrives: a rejected order is never confirmed. */
  private async refundOrAbandon(paymentId: string): Promise<void> {
    if (!(await this.payments.abandon(paymentId))) await this.payments.refund(paymentId);
  }
}

const auditedFields = ({ state: { status, stage } }: Order) => ({ orderStatus: status, stage });
