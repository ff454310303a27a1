import type { CartFacade } from '../../../cart/cart.facade';
import type { ShopCountry } from '../../../content/shop-country';
import type { DeliveryOffer } from '../../../delivery/delivery.facade';
import type { IdentityFacade, BuyerContact } from '../../../identity/identity.facade';
import { Quote } from '../../../shared/quote';
import { NoAddressChosen } from '../../orders/domain/order.errors';
import type { ChooseDelivery } from './choose-delivery';
import type { Place } from './choose-delivery';
import { goodsToOrder } from './goods-to-order';

interface PreviewDeliveriesInput {
  shopperId: string;
  /** Undefined means that none is chosen. */
  addressId: string | undefined;
  /** Where a visitor wants it sent. */
  place?: Place | undefined;
}

interface Preview {
  /** The price of the goods. */
  subtotal: Quote['subtotal'];
  /** Cheapest first, then fastest; none: the shop does not deliver there. */
  offers: (DeliveryOffer & { total: Quote['total'] })[];
}

/** Prices the order of the shopper's cart with each delivery to an address of theirs, and with each pick-up. */
export class PreviewDeliveries {
  constructor(
    private readonly carts: CartFacade,
    private readonly identity: IdentityFacade,
    private readonly shopCountry: ShopCountry,
    private readonly chooseDelivery: ChooseDelivery,
  ) {}

  /** @throws NoAddressChosen, CartIsEmpty, PaymentInReview, PriceChanged when a product in the cart is gone */
  async execute({ shopperId, addressId, place }: PreviewDeliveriesInput): Promise<Preview> {
    const address = addressId === undefined ? (place ?? null) : await this.addressOf(shopperId, addressId);
    const goods = goodsToOrder(await this.carts.contents(shopperId));
    const offers = await this.chooseDelivery.offers(goods, address);
    return {
      subtotal: Quote.of(goods).subtotal,
      offers: offers.map((offer) => ({ ...offer, total: Quote.of(goods, offer.price).total })),
    };
  }

  private async addressOf(shopperId: string, addressId: string): Promise<BuyerContact['address']> {
    const country = await this.shopCountry.current();
    const recipient = await this.identity.buyerContact(shopperId, addressId, country);
    if (!recipient) throw new NoAddressChosen();
    return recipient.address;
  }
}
