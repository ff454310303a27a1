import type { PaymentsFacade } from '../../../payments/payments.facade';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { ReleaseUnpaidOrder } from './release-unpaid-order';
import type { OrderRepository } from '../../orders/application/ports';

/**
 * The buyer turned back at the provider: the stock is free at once. Who approves after all is treated like one who
 * comes after the time to pay. Knowing the payment's id is enough; an unknown id changes nothing.
 */
export class ExpireAbandonedCheckout {
  constructor(
    private readonly orders: OrderRepository,
    private readonly payments: PaymentsFacade,
    private readonly releaseUnpaidOrder: ReleaseUnpaidOrder,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @returns the id of the order; undefined when there is no such payment */
  execute({ paymentId }: { paymentId: string }): Promise<string | undefined> {
    return this.unitOfWork.run(async () => {
      const orderId = await this.payments.orderOf(paymentId);
      const order = orderId && (await this.orders.findForChange(orderId));
      if (order && order.isAwaitingPayment) await this.releaseUnpaidOrder.execute(order, 'left-checkout');
      return orderId;
    });
  }
}
