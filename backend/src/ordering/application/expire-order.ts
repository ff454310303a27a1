import type { Stock } from '../../catalogue/stock';
import type { PaymentsFacade } from '../../payments/payments.facade';
import type { Clock } from '../../shared/clock';
import { job, type Jobs } from '../../shared/jobs';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { OrderRepository } from './ports';

export const expireOrder = job<{ orderId: string }>('ordering:expire-order', ({ orderId }) => orderId);

const postponedByMs = 60_000;

/** Gives the stock of an order back whose time to pay is over, unless its money may be moving. */
export class ExpireOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly stock: Stock,
    private readonly payments: PaymentsFacade,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ orderId }: { orderId: string }): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.findForChange(orderId);
      if (!order?.isAwaitingPayment) return;
      // Too early when a buyer who came back late was given more time.
      const isDue = await this.orders.isOverdue(orderId);
      if (!isDue || !(await this.payments.abandon(order.paymentId))) return this.postpone(orderId);
      order.expire(this.clock.now());
      await this.orders.save(order);
      await this.stock.release(orderId);
    });
  }

  private async postpone(orderId: string): Promise<void> {
    await this.jobs.schedule(expireOrder, { orderId }, postponedByMs);
  }
}
