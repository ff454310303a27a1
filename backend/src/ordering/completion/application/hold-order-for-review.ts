import type { Stock } from '../../../inventory/stock';
import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { Order } from '../../orders/domain/order';
import type { PaymentDeadline } from '../../unpaid-orders/application/payment-deadline';
import type { OrderRepository } from '../../orders/application/ports';

/** The provider reviews the payment: until its verdict the order keeps its stock, and nothing expires. */
export class HoldOrderForReview {
  constructor(
    private readonly orders: OrderRepository,
    private readonly stock: Stock,
    private readonly deadline: PaymentDeadline,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ orderId }: { orderId: string }): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.findForChange(orderId);
      if (order) await this.hold(order);
    });
  }

  /** Inside the transaction that locked the order. */
  async hold(order: Order): Promise<void> {
    if (!order.isAwaitingPayment) return;
    order.awaitReview(this.clock.now());
    await this.orders.save(order);
    await this.deadline.drop(order.id);
    await this.stock.markUnderReview(order.id);
  }
}
