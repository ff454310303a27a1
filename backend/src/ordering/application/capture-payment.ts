import type { CatalogueFacade } from '../../catalogue/catalogue.facade';
import type { PaymentResult, PaymentsFacade } from '../../payments/payments.facade';
import type { Clock } from '../../shared/clock';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { Order } from '../domain/order';
import { NoSuchOrder, OutOfStock } from '../domain/order.errors';
import type { ConfirmOrder } from './confirm-order';
import type { PaymentDeadline } from './payment-deadline';
import type { OrderRepository } from './ports';

interface CapturePaymentInput {
  orderId: string;
  shopperId: string;
  /** The provider's id of the payment, as it came back with the buyer. */
  gatewayOrderId: string;
}

/** The buyer is back from the provider: note it, ask the provider for the money, then confirm. Repeats change nothing. */
export class CapturePayment {
  constructor(
    private readonly orders: OrderRepository,
    private readonly catalogue: CatalogueFacade,
    private readonly payments: PaymentsFacade,
    private readonly confirmOrder: ConfirmOrder,
    private readonly deadline: PaymentDeadline,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NoSuchOrder, NoSuchPayment, OrderIsClosed, OutOfStock, GatewayFailed, GatewayTimedOut */
  async execute(input: CapturePaymentInput): Promise<PaymentResult> {
    const { paymentId } = await this.unitOfWork.run(() => this.begin(input));
    const recordOutcome = await this.payments.capture(paymentId);
    return this.unitOfWork.run(() => this.settle(input.orderId, recordOutcome));
  }

  private async begin({ orderId, shopperId, gatewayOrderId }: CapturePaymentInput) {
    const order = await this.orders.findForChange(orderId);
    if (order?.snapshot.shopperId !== shopperId) throw new NoSuchOrder();
    if (!order.isPaid) order.assertPayable();
    await this.payments.beginCapture(order.snapshot.paymentId, gatewayOrderId);
    if (order.hasExpired) await this.reserveAgain(order);
    return order.snapshot;
  }

  /** Money is never asked for what is not there. */
  private async reserveAgain(order: Order): Promise<void> {
    const { id, lines } = order.snapshot;
    const outcome = await this.catalogue.reserveStock(id, lines);
    if (!outcome.reserved) throw OutOfStock.of(lines, outcome.short);
    order.resume(await this.deadline.set(id), this.clock.now());
    await this.orders.save(order);
  }

  /** Paid, confirmed, sold and out of the cart: all in this one transaction. */
  private async settle(orderId: string, recordOutcome: () => Promise<PaymentResult>): Promise<PaymentResult> {
    const confirm = await this.confirmOrder.prepare(orderId);
    const result = await recordOutcome();
    if (result.kind !== 'paid') return result;
    const order = await confirm(result);
    return order.isRejected ? { kind: 'refunded' } : result;
  }
}
