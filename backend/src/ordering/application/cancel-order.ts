import type { Stock } from '../../catalogue/stock';
import type { PaymentsFacade } from '../../payments/payments.facade';
import type { Clock } from '../../shared/clock';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { OrderRepository } from './ports';

/** Closes an unpaid order and gives its stock back. One whose money may be moving is left alone. */
export class CancelOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly stock: Stock,
    private readonly payments: PaymentsFacade,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @returns false when it was left alone because its money may be moving */
  execute({ orderId }: { orderId: string }): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.findForChange(orderId);
      if (!order?.isAwaitingPayment) return true;
      if (!(await this.payments.abandon(order.paymentId))) return false;
      order.close(this.clock.now());
      await this.orders.save(order);
      await this.stock.release(orderId);
      return true;
    });
  }
}
