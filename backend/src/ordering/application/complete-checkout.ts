import type { Stock } from '../../catalogue/stock';
import type { CaptureAnswer, PaymentResult, PaymentsFacade } from '../../payments/payments.facade';
import type { Clock } from '../../shared/clock';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { Order } from '../domain/order';
import { NoSuchOrder, OutOfStock } from '../domain/order.errors';
import type { ConfirmOrder } from './confirm-order';
import type { PaymentDeadline } from './payment-deadline';
import type { OrderRepository } from './ports';

interface CompleteCheckoutInput {
  orderId: string;
  shopperId: string;
  /** What the buyer came back with: our id of the payment, or the provider's. */
  paymentReference: string;
}

/** The buyer is back from the provider: note it, ask the provider for the money, then confirm. Repeats change nothing. */
export class CompleteCheckout {
  constructor(
    private readonly orders: OrderRepository,
    private readonly stock: Stock,
    private readonly payments: PaymentsFacade,
    private readonly confirmOrder: ConfirmOrder,
    private readonly deadline: PaymentDeadline,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NoSuchOrder, NoSuchPayment, OrderIsClosed, OutOfStock, GatewayFailed, GatewayTimedOut */
  async execute(input: CompleteCheckoutInput): Promise<PaymentResult> {
    const paymentId = await this.unitOfWork.run(() => this.begin(input));
    const answer = await this.payments.capture(paymentId);
    return this.unitOfWork.run(() => this.recordAndConfirm(input, paymentId, answer));
  }

  /** @returns the payment's id */
  private async begin({ orderId, shopperId, paymentReference }: CompleteCheckoutInput): Promise<string> {
    const order = await this.orders.findForChange(orderId);
    if (order?.shopperId !== shopperId) throw new NoSuchOrder();
    order.assertPayable();
    await this.payments.beginCapture(order.paymentId, paymentReference);
    if (order.hasExpired) await this.reserveAgain(order);
    return order.paymentId;
  }

  /** Before the money is asked for: what is gone is not charged. */
  private async reserveAgain(order: Order): Promise<void> {
    const outcome = await this.stock.reserve(order.id, [...order.lines]);
    if (!outcome.reserved) throw OutOfStock.of(order.lines, outcome.shortVariantIds);
    order.resume(await this.deadline.set(order.id), this.clock.now());
    await this.orders.save(order);
  }

  /** Paid, confirmed, sold and out of the cart: all in this one transaction. */
  private async recordAndConfirm(
    { orderId, shopperId }: CompleteCheckoutInput,
    paymentId: string,
    answer: CaptureAnswer,
  ): Promise<PaymentResult> {
    const order = await this.confirmOrder.lock(orderId, shopperId);
    const result = await this.payments.recordCapture(paymentId, answer);
    if (result.kind !== 'paid') return result;
    await this.confirmOrder.confirm(order, result);
    return order.isRejected ? { kind: 'refunded' } : result;
  }
}
