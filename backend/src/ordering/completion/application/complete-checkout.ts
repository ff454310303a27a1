import type { Stock } from '../../../inventory/stock';
import type {
  CaptureResponse,
  PaymentResult,
  PaymentsFacade,
  PaymentToCapture,
} from '../../../payments/payments.facade';
import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { Order } from '../../orders/domain/order';
import { NoSuchOrder, OutOfStock } from '../../orders/domain/order.errors';
import type { ConfirmOrder } from './confirm-order';
import type { HoldOrderForReview } from './hold-order-for-review';
import type { PaymentDeadline } from '../../unpaid-orders/application/payment-deadline';
import type { OrderRepository } from '../../orders/application/ports';

interface CompleteCheckoutInput {
  orderId: string;
  shopperId: string;
  /** The buyer came back with it: our id of the payment, or the provider's. */
  paymentReference: string;
}

/** The buyer is back from the provider: note it, ask the provider for the money, then confirm. Repeats change nothing. */
export class CompleteCheckout {
  constructor(
    private readonly orders: OrderRepository,
    private readonly stock: Stock,
    private readonly payments: PaymentsFacade,
    private readonly confirmOrder: ConfirmOrder,
    private readonly holdOrderForReview: HoldOrderForReview,
    private readonly deadline: PaymentDeadline,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NoSuchOrder, NoSuchPayment, OrderIsClosed, OutOfStock, GatewayFailed, GatewayTimedOut */
  async execute(input: CompleteCheckoutInput): Promise<PaymentResult> {
    const { order, begun } = await this.unitOfWork.run(() => this.begin(input));
    const payment = begun ?? (await this.beginLate(input, order));
    if (!payment) return { kind: 'not-approved' };
    const response = await payment.capture();
    return this.unitOfWork.run(() => this.recordAndConfirm(order, response));
  }

  private async begin(input: CompleteCheckoutInput): Promise<{ order: Order; begun?: PaymentToCapture }> {
    const { orderId } = input;
    const order = payableOf(input, await this.orders.findForChange(orderId));
    const payment = await this.paymentOf(orderId);
    if (order.hasExpired) return { order };
    await payment.begin(input.paymentReference);
    return { order, begun: payment };
  }

  /** Its stock went back when it expired: it is taken again only for one whose buyer has agreed, as the provider says. */
  private async beginLate(input: CompleteCheckoutInput, found: Order): Promise<PaymentToCapture | undefined> {
    if (!(await this.payments.isApproved(found.paymentId))) return undefined;
    return this.unitOfWork.run(async () => {
      const { orderId } = input;
      const cartOwner = await this.confirmOrder.cartOwnerOf(found);
      const order = payableOf(input, await this.orders.findForChange(orderId));
      const payment = await this.paymentOf(orderId);
      await payment.begin(input.paymentReference);
      if (order.hasExpired) await this.reserveAgain(order, cartOwner);
      return payment;
    });
  }

  private async paymentOf(orderId: string): Promise<PaymentToCapture> {
    const payment = await this.payments.ofOrder(orderId);
    if (!payment) throw new NoSuchOrder();
    return payment;
  }

  /** Before the money is asked for: what is gone is not charged. */
  private async reserveAgain(order: Order, cartOwner: string): Promise<void> {
    const outcome = await this.stock.reserve(order.id, [...order.lines], cartOwner);
    if (!outcome.reserved) throw OutOfStock.inLines(order.lines, outcome.short);
    order.resume(await this.deadline.set(order.id, outcome.at), this.clock.now());
    await this.orders.save(order);
  }

  /** Paid, confirmed, sold and out of the cart: all in this one transaction. */
  private async recordAndConfirm(found: Order, response: CaptureResponse): Promise<PaymentResult> {
    const { cart, order } = await this.confirmOrder.lock(found);
    const result = await this.payments.recordCapture(found.paymentId, response);
    if (result.kind === 'declined') await this.deadline.postponeReminder(order);
    if (result.kind === 'in-review') await this.holdOrderForReview.hold(order);
    if (result.kind !== 'paid') return result;
    await this.confirmOrder.confirm(order, cart, result);
    return order.isRejected ? { kind: 'refunded' } : result;
  }
}

/** @throws NoSuchOrder, OrderIsClosed */
function payableOf({ shopperId }: CompleteCheckoutInput, order: Order | undefined): Order {
  if (order?.shopperId !== shopperId) throw new NoSuchOrder();
  order.assertPayable();
  return order;
}
