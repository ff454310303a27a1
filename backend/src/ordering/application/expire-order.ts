import type { CatalogueFacade } from '../../catalogue/catalogue.facade';
import type { PaymentsFacade } from '../../payments/payments.facade';
import type { Clock } from '../../shared/clock';
import type { Jobs } from '../../shared/jobs';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { OrderRepository } from './ports';

export const expireJob = 'ordering:expire-order';

const lookAgainMs = 60_000;

/** Gives the stock of an order back whose time to pay is over, unless its money may be moving. */
export class ExpireOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly catalogue: CatalogueFacade,
    private readonly payments: PaymentsFacade,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ orderId }: { orderId: string }): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.findForChange(orderId);
      const now = this.clock.now();
      if (!order?.isOpen) return;
      // The queue goes by the database's clock, which may be ahead of ours.
      if (!order.isOverdue(now)) return this.lookAgain(orderId, now);
      if (!(await this.payments.abandon(order.snapshot.paymentId))) return this.lookAgain(orderId, now);
      order.expire(now);
      await this.orders.save(order);
      await this.catalogue.releaseStock(orderId);
    });
  }

  private lookAgain(orderId: string, now: Date): Promise<void> {
    const at = new Date(now.getTime() + lookAgainMs);
    return this.jobs.schedule(expireJob, { orderId }, { at, key: `expire:${orderId}` });
  }
}
