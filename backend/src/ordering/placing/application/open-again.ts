import type { PaymentsFacade } from '../../../payments/payments.facade';
import type { Order } from '../../orders/domain/order';
import { PaymentInReview } from '../../orders/domain/order.errors';
import type { OrderToOpen } from './new-orders';
import type { PaymentDeadline } from '../../unpaid-orders/application/payment-deadline';

/** Its shopper tries once more to pay for an order; in the transaction that locked it. */
export class OpenAgain {
  constructor(
    private readonly payments: PaymentsFacade,
    private readonly deadline: PaymentDeadline,
  ) {}

  /** @throws PaymentInReview */
  async execute(order: Order): Promise<OrderToOpen> {
    const payment = await this.payments.beginOpening(order.paymentId);
    if (!payment) throw new PaymentInReview();
    await this.deadline.postponeReminder(order);
    return { order, payment };
  }
}
