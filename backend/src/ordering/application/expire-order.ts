import type { PaymentsFacade } from '../../payments/payments.facade';
import type { Jobs } from '../../shared/jobs';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { Order } from '../domain/order';
import { completeApprovedCheckout } from './complete-approved-checkout';
import type { GiveUpOrder } from './give-up-order';
import { expireOrder } from './payment-deadline';
import type { OrderRepository } from './ports';

const postponedByMs = 60_000;

/**
 * Gives the stock of an order back whose time to pay is over. Not while its money may be moving, and not from a buyer
 * who has agreed and only did not come back.
 */
export class ExpireOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly payments: PaymentsFacade,
    private readonly giveUpOrder: GiveUpOrder,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ orderId }: { orderId: string }): Promise<void> {
    const order = await this.orders.find(orderId);
    if (!order?.isAwaitingPayment) return;
    // Too early when a buyer who came back late was given more time.
    const isDue = await this.orders.isOverdue(orderId);
    if (!isDue) return this.postpone(orderId);
    if (await this.isWorthCompleting(order)) return this.completeInstead(orderId);
    await this.expire(orderId);
  }

  /** A provider that can't tell holds no stock back: who has agreed all the same is treated like one who comes late. */
  private async isWorthCompleting({ paymentId }: Order): Promise<boolean> {
    try {
      return (await this.payments.findApproval(paymentId)).isWorthCapturing;
    } catch {
      return false;
    }
  }

  private completeInstead(orderId: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.jobs.schedule(completeApprovedCheckout, { orderId }, 0);
      await this.postpone(orderId);
    });
  }

  private expire(orderId: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.findForChange(orderId);
      if (!order?.isAwaitingPayment) return;
      const isDue = await this.orders.isOverdue(orderId);
      const isGivenUp = isDue && (await this.giveUpOrder.execute(order, 'expire'));
      if (!isGivenUp) await this.postpone(orderId);
    });
  }

  private async postpone(orderId: string): Promise<void> {
    await this.jobs.schedule(expireOrder, { orderId }, postponedByMs);
  }
}
