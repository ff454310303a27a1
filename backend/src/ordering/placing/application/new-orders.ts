import type { CartFacade } from '../../../cart/cart.facade';
import type { Skus } from '../../../catalogue/offers';
import type { Stock } from '../../../inventory/stock';
import type { LegalPages } from '../../../content/legal-pages';
import type { Holder } from '../../../identity/identity.facade';
import type { PaymentsFacade, PaymentToOpen } from '../../../payments/payments.facade';
import type { Clock } from '../../../shared/time/clock';
import { hourMs } from '../../../shared/time/retention';
import { newId } from '../../../shared/ids';
import { Quote } from '../../../shared/quote';
import { Order } from '../../orders/domain/order';
import type { OrderLine } from '../../orders/domain/order-line';
import { OutOfStock, TooManyUnpaidOrders } from '../../orders/domain/order.errors';
import type { Purchase } from '../../orders/domain/purchase';
import type { PaymentDeadline } from '../../unpaid-orders/application/payment-deadline';
import type { OrderRepository } from '../../orders/application/ports';

/** The number of unpaid orders of guests that one e-mail address may have within an hour. */
const unpaidPerHour = 20;

interface Attempt {
  shopperId: string;
  isGuest: boolean;
  idempotencyKey: string | undefined;
}

export interface OrderToOpen {
  order: Order;
  payment: PaymentToOpen;
}

/** Places an order that repeats none before it; inside a transaction. */
export class NewOrders {
  constructor(
    private readonly orders: OrderRepository,
    private readonly carts: CartFacade,
    private readonly stock: Stock,
    private readonly skus: Skus,
    private readonly legalPages: LegalPages,
    private readonly payments: PaymentsFacade,
    private readonly deadline: PaymentDeadline,
    private readonly clock: Clock,
  ) {}

  /** With its stock and the intent to pay. Where nothing is owed, it is paid with that. @throws OutOfStock, TooManyUnfinishedPayments, TooManyUnpaidOrders */
  async place(
    { shopperId, isGuest, idempotencyKey }: Attempt,
    purchase: Purchase,
    { userName, email }: Holder,
  ): Promise<OrderToOpen> {
    if (isGuest) await this.assertFewUnpaid(email);
    const id = newId();
    const { quote } = purchase;
    const reservedAt = await this.reserve(id, quote.lines, shopperId);
    const payment = await this.payments.start({ orderId: id, buyerId: shopperId, amount: quote.total });
    const reservedUntil = payment.isNothingOwed ? null : await this.deadline.set(id, reservedAt);
    const lines = await this.withSkus(quote.lines);
    const pageVersions = await this.legalPages.versionsInForce();
    const order = Order.place(
      {
        ...purchase,
        id,
        number: await this.orders.nextNumber(),
        shopperId,
        shopperName: userName,
        shopperEmail: email,
        isGuest,
        claimedBy: null,
        quote: Quote.restore(lines),
        pageVersions,
        paymentId: payment.id,
        reservedUntil,
        idempotencyKey: idempotencyKey ?? null,
      },
      this.clock.now(),
    );
    if (payment.isNothingOwed) await this.addPaid(order);
    else await this.orders.add(order);
    return { order, payment };
  }

  /** The provider's bound goes by the visitor, and a new visitor is made easily: this one goes by the e-mail address. */
  private async assertFewUnpaid(email: string): Promise<void> {
    const since = new Date(this.clock.now().getTime() - hourMs);
    if ((await this.orders.countUnpaidOfGuests(email, since)) >= unpaidPerHour)
      throw new TooManyUnpaidOrders();
  }

  /** Its stock is sold and its lines leave the cart, which the caller has locked. */
  private async addPaid(order: Order): Promise<void> {
    order.confirm({ gatewayOrderId: null, payerId: null }, this.clock.now());
    await this.orders.add(order);
    await this.stock.sell(order.id);
    const cart = await this.carts.lock(order.shopperId);
    await cart.takeOut([...order.lines]);
  }

  private async withSkus(lines: readonly OrderLine[]): Promise<OrderLine[]> {
    const skus = await this.skus.of(lines.map(({ variantId }) => variantId));
    return lines.map((line) => ({ ...line, sku: skus.get(line.variantId) ?? null }));
  }

  /** @returns when */
  private async reserve(orderId: string, lines: readonly OrderLine[], shopperId: string): Promise<Date> {
    const outcome = await this.stock.reserve(orderId, [...lines], shopperId);
    if (!outcome.reserved) throw OutOfStock.inLines(lines, outcome.short);
    return outcome.at;
  }
}
