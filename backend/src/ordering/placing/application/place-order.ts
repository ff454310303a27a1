import type { CartFacade } from '../../../cart/cart.facade';
import type { ShopCountry } from '../../../content/shop-country';
import type { Holder, IdentityFacade, BuyerContact, GivenGuest } from '../../../identity/identity.facade';
import { Quote } from '../../../shared/quote';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { Order } from '../../orders/domain/order';
import { isOfBuyer } from '../../orders/domain/order-state';
import { assertDatesSeen } from '../../orders/domain/order-delivery';
import { assertSeen, type SeenPurchase } from '../../orders/domain/order-line';
import { NoAddressChosen, PaymentInReview, PriceChanged } from '../../orders/domain/order.errors';
import { type ChooseDelivery, deliveryOf } from './choose-delivery';
import type { EarlierOrders } from './earlier-orders';
import { goodsToOrder, toOrderedGoods } from './goods-to-order';
import type { NewOrders, OrderToOpen } from './new-orders';
import type { OpenAgain } from './open-again';
import type { OpenedOrder, OpenOrder, WaysBackOf } from './open-order';

/** Without an address, the order is picked up. */
type Buyer = Holder & { address: BuyerContact['address'] | null };

interface PlaceOrderInput {
  shopperId: string;
  /** Undefined means that the goods are picked up, or that a guest gives the address. */
  addressId: string | undefined;
  /** The shopper is a visitor, who orders without an account. */
  guest?: GivenGuest | undefined;
  /** Undefined means the cheapest delivery. */
  deliveryMethodId: string | undefined;
  /** The shopper saw these prices; those that are given are compared. */
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
    private readonly chooseDelivery: ChooseDelivery,
    private readonly earlierOrders: EarlierOrders,
    private readonly newOrders: NewOrders,
    private readonly openAgain: OpenAgain,
    private readonly openOrder: OpenOrder,
    private readonly shopCountry: ShopCountry,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws UserIsBlocked, BuyerRefused, VisitIsOver, TooManyUnpaidOrders, NoAddressChosen, CartIsEmpty, NoDelivery, DeliveryUnavailable, DatesChanged, OutOfStock, OrderTooLarge, PaymentInReview, PaymentUnderway, PriceChanged, GatewayFailed, GatewayTimedOut */
  async execute(input: PlaceOrderInput): Promise<OpenedOrder> {
    const { order, payment } = await this.unitOfWork.run(() => this.reuseOrPlace(input));
    return this.openOrder.execute(order, payment, input.waysBack);
  }

  private async reuseOrPlace(input: PlaceOrderInput): Promise<OrderToOpen> {
    const { shopperId, deliveryMethodId, idempotencyKey, seen } = input;
    const guest = await this.guest(input);
    const cart = await this.carts.lockContents(shopperId);
    await this.identity.assertNotBlocked(shopperId);
    const { known, open } = await this.earlierOrders.find(shopperId, idempotencyKey);
    const buyer = guest ?? (await this.buyer(input));
    if (known && !known.endedUnpaid) return this.repeat(known, input, buyer);
    if (known) await this.earlierOrders.freeKeyOf(known);
    if (!buyer) throw new NoAddressChosen();
    const { address } = buyer;
    const goods = goodsToOrder(cart);
    const offer = await this.chooseDelivery.execute(deliveryMethodId, goods, address);
    const purchase = { quote: Quote.of(goods, offer.price), delivery: deliveryOf(offer), address };
    // A client that knows nothing of reviews has seen the whole cart.
    assertSeen(seen, purchase.quote, Quote.of(cart.lines.map(toOrderedGoods), offer.price));
    assertDatesSeen(seen.promised, purchase.delivery);
    const reused = await this.earlierOrders.reuseOrSupersede(open, purchase, { ...buyer, shopperId });
    return reused
      ? this.openAgain.execute(reused)
      : this.newOrders.place({ ...input, isGuest: guest !== undefined }, purchase, buyer);
  }

  /** Before the cart is locked, as signing in locks them. */
  private async guest({ shopperId, guest }: PlaceOrderInput): Promise<Buyer | undefined> {
    return guest && this.identity.guestContact(shopperId, guest, await this.shopCountry.current());
  }

  private async buyer({ shopperId, addressId }: PlaceOrderInput): Promise<Buyer | undefined> {
    if (addressId !== undefined)
      return this.identity.buyerContact(shopperId, addressId, await this.shopCountry.current());
    const holder = await this.identity.holder(shopperId);
    return holder && { ...holder, address: null };
  }

  /** The order stays as it was placed, whatever delivery costs by now. */
  private repeat(
    order: Order,
    { deliveryMethodId, seen }: PlaceOrderInput,
    buyer: Buyer | undefined,
  ): Promise<OrderToOpen> {
    if (buyer && !isOfBuyer(order.state, buyer)) throw new PriceChanged();
    if (order.isInReview) throw new PaymentInReview();
    if (deliveryMethodId !== undefined && !order.mayBeDeliveredBy(deliveryMethodId)) throw new PriceChanged();
    assertSeen(seen, order.quote);
    return this.openAgain.execute(order);
  }
}
