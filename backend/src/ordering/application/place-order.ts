import { type CartContents, type CartFacade, type PricedLine, quantityToOrder } from '../../cart/cart.facade';
import type { ShopCountry } from '../../content/shop-country';
import type { IdentityFacade, Recipient } from '../../identity/identity.facade';
import type { PaymentsFacade } from '../../payments/payments.facade';
import { Quote } from '../../shared/quote';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { Order } from '../domain/order';
import { assertSeen, type OrderedGoods, type OrderLine, type SeenPurchase } from '../domain/order-line';
import { CartIsEmpty, NoAddressChosen, PaymentInReview, PriceChanged } from '../domain/order.errors';
import type { EarlierOrders } from './earlier-orders';
import type { NewOrders, OrderToOpen } from './new-orders';
import type { OpenedOrder, OpenOrder, WaysBackOf } from './open-order';

interface PlaceOrderInput {
  shopperId: string;
  addressId: string | undefined;
  /** What the shopper saw; compared where it is given. */
  seen: SeenPurchase;
  idempotencyKey: string | undefined;
  waysBack: WaysBackOf;
}

/**
 * Orders what is in the shopper's cart. First the intent in one transaction: order, reserved stock, payment. Then the
 * provider is asked; a repeat of any part, from a double click or after a crash, ends at the same order and payment.
 */
export class PlaceOrder {
  constructor(
    private readonly carts: CartFacade,
    private readonly identity: IdentityFacade,
    private readonly payments: PaymentsFacade,
    private readonly earlierOrders: EarlierOrders,
    private readonly newOrders: NewOrders,
    private readonly openOrder: OpenOrder,
    private readonly shopCountry: ShopCountry,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws UserIsBlocked, NoAddressChosen, CartIsEmpty, OutOfStock, OrderTooLarge, PaymentInReview, PaymentUnderway, PriceChanged, GatewayFailed, GatewayTimedOut */
  async execute(input: PlaceOrderInput): Promise<OpenedOrder> {
    const { order, payment } = await this.unitOfWork.run(() => this.reuseOrPlace(input));
    return this.openOrder.execute(order, payment, input.waysBack);
  }

  private async reuseOrPlace(input: PlaceOrderInput): Promise<OrderToOpen> {
    const { shopperId, addressId, idempotencyKey, seen } = input;
    const cart = await this.carts.lockContents(shopperId);
    await this.identity.assertNotBlocked(shopperId);
    const { known, open } = await this.earlierOrders.find(shopperId, idempotencyKey);
    const recipient = addressId && (await this.recipient(shopperId, addressId));
    if (known && !known.endedUnpaid) return this.repeat(known, seen);
    if (known) await this.earlierOrders.freeKeyOf(known);
    if (!recipient) throw new NoAddressChosen();
    const quote = quoteOf(cart);
    // A client that knows nothing of reviews has seen the whole cart.
    assertSeen(seen, quote, Quote.of(cart.lines.map(toOrderLine)));
    const reused = await this.earlierOrders.reuseOrSupersede(open, quote.lines, recipient.address);
    return reused ? this.openAgain(reused) : this.newOrders.place(input, quote, recipient);
  }

  private async recipient(shopperId: string, addressId: string): Promise<Recipient | undefined> {
    return this.identity.recipient(shopperId, addressId, await this.shopCountry.current());
  }

  private repeat(order: Order, seen: SeenPurchase): Promise<OrderToOpen> {
    if (order.isInReview) throw new PaymentInReview();
    assertSeen(seen, order.quote);
    return this.openAgain(order);
  }

  private async openAgain(order: Order): Promise<OrderToOpen> {
    const payment = await this.payments.beginOpening(order.paymentId);
    if (!payment) throw new PaymentInReview();
    return { order, payment };
  }
}

/**
 * Of what is not ordered yet. A line whose product is gone has no price any more: the cart has changed.
 * @throws CartIsEmpty, PaymentInReview, PriceChanged
 */
function quoteOf({ lines, lostLines }: CartContents): Quote<OrderLine> {
  if (lines.length === 0 && !lostLines) throw new CartIsEmpty();
  if (lostLines) throw new PriceChanged();
  const toOrder = lines.map((line) => ({ ...line, quantity: quantityToOrder(line) }));
  const rest = toOrder.filter(({ quantity }) => quantity > 0);
  if (rest.length === 0) throw new PaymentInReview();
  return Quote.of(rest.map(toOrderLine));
}

function toOrderLine({ offer, quantity }: PricedLine): OrderedGoods {
  const { variantId, productId, title, size, colour, image, sellingPrice: unitPrice } = offer;
  return { variantId, productId, title, size, colour, image, sku: null, unitPrice, quantity };
}
