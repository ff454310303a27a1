import type { CartContents, CartFacade } from '../../cart/cart.facade';
import type { Stock } from '../../catalogue/stock';
import type { IdentityFacade, Recipient } from '../../identity/identity.facade';
import type { PaymentsFacade, PaymentToOpen } from '../../payments/payments.facade';
import type { Clock } from '../../shared/clock';
import { newId } from '../../shared/ids';
import { Quote } from '../../shared/quote';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { Order } from '../domain/order';
import { assertSeen, type OrderLine, type SeenPurchase } from '../domain/order-line';
import {
  CartIsEmpty,
  NoAddressChosen,
  OutOfStock,
  PaymentInReview,
  PriceChanged,
} from '../domain/order.errors';
import type { EarlierOrders } from './earlier-orders';
import type { OpenedOrder, OpenOrder, WaysBackOf } from './open-order';
import type { PaymentDeadline } from './payment-deadline';
import type { OrderRepository } from './ports';

interface PlaceOrderInput {
  shopperId: string;
  addressId: string | undefined;
  /** What the shopper saw; compared where it is given. */
  seen: SeenPurchase;
  idempotencyKey: string | undefined;
  waysBack: WaysBackOf;
}

interface OrderToOpen {
  order: Order;
  payment: PaymentToOpen;
}

/**
 * Orders what is in the shopper's cart. First the intent in one transaction: order, reserved stock, payment. Then the
 * provider is asked; a repeat of any part, from a double click or after a crash, ends at the same order and payment.
 */
export class PlaceOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly carts: CartFacade,
    private readonly stock: Stock,
    private readonly identity: IdentityFacade,
    private readonly payments: PaymentsFacade,
    private readonly earlierOrders: EarlierOrders,
    private readonly openOrder: OpenOrder,
    private readonly deadline: PaymentDeadline,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NoAddressChosen, CartIsEmpty, OutOfStock, OrderTooLarge, PaymentInReview, PaymentUnderway, PriceChanged, GatewayFailed, GatewayTimedOut */
  async execute(input: PlaceOrderInput): Promise<OpenedOrder> {
    const { order, payment } = await this.unitOfWork.run(() => this.reuseOrPlace(input));
    return this.openOrder.execute(order, payment, input.waysBack);
  }

  private async reuseOrPlace(input: PlaceOrderInput): Promise<OrderToOpen> {
    const { shopperId, addressId, idempotencyKey, seen } = input;
    // In this order: what is asked behind the cart's lock is answered once it is held.
    const [cart, { known, open }, recipient] = await Promise.all([
      this.carts.lockContents(shopperId),
      this.earlierOrders.find(shopperId, idempotencyKey),
      addressId ? this.identity.recipient(shopperId, addressId) : undefined,
    ]);
    if (known?.isAwaitingPayment || known?.wasPaid) {
      assertSeen(seen, Quote.of(known.lines));
      return this.openAgain(known);
    }
    if (known) await this.earlierOrders.freeKeyOf(known);
    if (!recipient) throw new NoAddressChosen();
    const quote = quoteOf(cart);
    assertSeen(seen, quote);
    const reused = await this.earlierOrders.reuseOrSupersede(open, quote.lines, recipient.address);
    return reused ? this.openAgain(reused) : this.place(input, quote, recipient);
  }

  private async openAgain(order: Order): Promise<OrderToOpen> {
    const payment = await this.payments.beginOpening(order.paymentId);
    if (!payment) throw new PaymentInReview();
    return { order, payment };
  }

  private async place(
    { shopperId, idempotencyKey }: PlaceOrderInput,
    quote: Quote<OrderLine>,
    { userName, address }: Recipient,
  ): Promise<OrderToOpen> {
    const id = newId();
    const reservedAt = await this.reserve(id, quote.lines, shopperId);
    const reservedUntil = await this.deadline.set(id, reservedAt);
    const payment = await this.payments.start(id, quote.total);
    const order = Order.place(
      {
        id,
        shopperId,
        shopperName: userName,
        address,
        quote,
        paymentId: payment.id,
        reservedUntil,
        idempotencyKey: idempotencyKey ?? null,
      },
      this.clock.now(),
    );
    await this.orders.add(order);
    return { order, payment };
  }

  /** @returns when */
  private async reserve(orderId: string, lines: readonly OrderLine[], shopperId: string): Promise<Date> {
    const outcome = await this.stock.reserve(orderId, [...lines], shopperId);
    if (!outcome.reserved) throw OutOfStock.of(lines, outcome.shortVariantIds);
    return outcome.at;
  }
}

/** A line whose product is gone has no price any more: the cart has changed. @throws CartIsEmpty, PriceChanged */
function quoteOf({ lines, lostLines }: CartContents): Quote<OrderLine> {
  if (lines.length === 0 && !lostLines) throw new CartIsEmpty();
  if (lostLines) throw new PriceChanged();
  return Quote.of(
    lines.map(({ offer: { variantId, productId, title, size, colour, image, sellingPrice }, quantity }) => ({
      variantId,
      productId,
      title,
      size,
      colour,
      image,
      unitPrice: sellingPrice,
      quantity,
    })),
  );
}
