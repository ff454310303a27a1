import type { PaymentsFacade } from '../../../payments/payments.facade';
import type { Jobs } from '../../../shared/jobs';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { ReleaseUnpaidOrder } from './release-unpaid-order';
import { expireOrder } from './payment-deadline';
import type { OrderRepository } from '../../orders/application/ports';

const postponedByMs = 60_000;

/**
 * Gives the stock of an order back whose time to pay is over, unless its money may be moving. Only then is the provider
 * asked, by a job, whether the buyer has agreed: however slow it is, the stock is on sale again.
 */
export class ExpireOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly payments: PaymentsFacade,
    private readonly releaseUnpaidOrder: ReleaseUnpaidOrder,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute({ orderId }: { orderId: string }): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.findForChange(orderId);
      if (!order?.isAwaitingPayment) return;
      // Not overdue: a buyer who came back late was given more time.
      const isOverdue = await this.orders.isOverdue(orderId);
      const isReleased = isOverdue && (await this.releaseUnpaidOrder.execute(order, 'overdue'));
      if (isReleased) await this.payments.checkApprovalSoon(order.paymentId);
      else await this.jobs.schedule(expireOrder, { orderId }, postponedByMs);
    });
  }
}
