import { job, type Jobs } from '../../shared/jobs';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { GiveUpOrder } from './give-up-order';
import type { OrderRepository } from './ports';

export const expireOrder = job<{ orderId: string }>('ordering:expire-order', ({ orderId }) => orderId);

const postponedByMs = 60_000;

/** Gives the stock of an order back whose time to pay is over, unless its money may be moving. */
export class ExpireOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly giveUpOrder: GiveUpOrder,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute({ orderId }: { orderId: string }): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.findForChange(orderId);
      if (!order?.isAwaitingPayment) return;
      // Too early when a buyer who came back late was given more time.
      const isDue = await this.orders.isOverdue(orderId);
      const isGivenUp = isDue && (await this.giveUpOrder.execute(order, 'expire'));
      if (!isGivenUp) await this.jobs.schedule(expireOrder, { orderId }, postponedByMs);
    });
  }
}
