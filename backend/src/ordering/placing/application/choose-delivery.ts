import type { Weights } from '../../../catalogue/weights';
import type { ShopCountry } from '../../../content/shop-country';
import type { DeliveryFacade, DeliveryOffer, GoodsToSend } from '../../../delivery/delivery.facade';
import type { BuyerContact } from '../../../identity/identity.facade';
import { Quote } from '../../../shared/quote';
import type { OrderDelivery } from '../../orders/domain/order-delivery';
import type { OrderedGoods } from '../../orders/domain/order-line';
import { DeliveryUnavailable, NoAddressChosen, NoDelivery } from '../../orders/domain/order.errors';

/** The part of an address that decides how goods reach it. */
export type Place = Pick<BuyerContact['address'], 'country' | 'pincode'>;

/** How goods can reach an address, or be picked up, and for how much. Changes nothing. */
export class ChooseDelivery {
  constructor(
    private readonly delivery: DeliveryFacade,
    private readonly weights: Weights,
    private readonly shopCountry: ShopCountry,
  ) {}

  /**
   * Cheapest first, then fastest.
   * @param address null: none is chosen, and the pick-ups of the shop's country are offered
   */
  async offers(goods: readonly OrderedGoods[], address: Place | null): Promise<DeliveryOffer[]> {
    const { country, pincode } = address ?? { country: await this.shopCountry.current(), pincode: '' };
    const offers = await this.delivery.offers({ country, postcode: pincode }, await this.goodsToSend(goods));
    return address ? offers : offers.filter(({ kind }) => kind === 'pick-up');
  }

  /**
   * @param methodId undefined: the cheapest delivery; nothing is picked up unasked
   * @throws NoAddressChosen, NoDelivery, DeliveryUnavailable
   */
  async execute(
    methodId: string | undefined,
    goods: readonly OrderedGoods[],
    address: Place | null,
  ): Promise<DeliveryOffer> {
    const offers = await this.offers(goods, address);
    const offer = offers.find(({ kind, ...one }) =>
      methodId === undefined ? kind === 'delivery' : one.methodId === methodId,
    );
    if (offer) return offer;
    if (!address) throw new NoAddressChosen();
    throw offers.length === 0 || methodId === undefined ? new NoDelivery() : new DeliveryUnavailable();
  }

  private async goodsToSend(goods: readonly OrderedGoods[]): Promise<GoodsToSend> {
    const { subtotal } = Quote.of(goods);
    const weights = await this.weights.of(goods.map(({ variantId }) => variantId));
    const grams = goods.map(({ variantId, quantity }) => (weights.get(variantId) ?? NaN) * quantity);
    const sum = grams.reduce((total, each) => total + each, 0);
    return { subtotal, grams: Number.isNaN(sum) ? null : sum };
  }
}

/** An order keeps these fields of the offer; its price is in the quote. */
export const deliveryOf = ({
  price: _,
  freeFrom: __,
  workingDays: ___,
  cutOff: ____,
  ...delivery
}: DeliveryOffer): OrderDelivery => delivery;
