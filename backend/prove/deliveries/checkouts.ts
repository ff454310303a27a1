import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ShopResponse } from '../../test/support/shop/shop-client';
import { type Buyer, type Buyers, openOrderOf, persistently } from '../buying/buyers';
import type { TrialContext } from '../trial';
import { type Offer, offersOf } from './offers';

/** How long a buyer looks at a price before ordering, at most. */
const looksForMs = 60;
/** A buyer who is refused so often in a row gives up. */
const looksAtMost = 40;
const mostLines = 3;
const changed = ['PRICE_CHANGED', 'DELIVERY_UNAVAILABLE'];

export interface Shown extends Offer {
  orderId: string;
}

/** The fields of an order that its buyer reads and that no later edit may change. */
interface Terms {
  delivery: unknown;
  deliveryAmount: number;
  totalAmount: number;
  items: unknown[];
}

type WireOrder = Omit<Terms, 'items'> & { _id: string; cartItems: Record<string, unknown>[] };

/** Buyers who look at the offers, order one of them and pay. */
export class Checkouts {
  readonly shown: Shown[] = [];
  readonly failures: string[] = [];
  readonly wrongSums: string[] = [];
  private readonly placed = new Map<string, Terms>();
  refusals = 0;

  constructor(
    private readonly context: TrialContext,
    private readonly buyers: Buyers,
  ) {}

  async of(buyer: Buyer, times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) await this.buy(buyer, time);
  }

  private async buy(buyer: Buyer, time: number): Promise<void> {
    const purchase = `buyer ${this.buyers.all.indexOf(buyer)} ${time}`;
    const chance = this.context.chance.for(purchase);
    const lines = 1 + chance.below(mostLines);
    for (const goods of this.buyers.goods.slice(0, lines)) await persistently(() => buyer.fillCart(goods));
    for (let look = 0; look < looksAtMost; look += 1) {
      const offers = await offersOf(buyer);
      if (!haveSameGoods(offers)) this.wrongSums.push(JSON.stringify(offers));
      const offer = offers[chance.below(offers.length)]!;
      await pause(chance.below(looksForMs));
      const { methodId: deliveryMethodId, price: deliveryAmount, total: totalAmount } = offer;
      const seen = { deliveryMethodId, deliveryAmount, totalAmount };
      const response = await persistently(() => buyer.create(`${purchase} ${look}`, seen));
      if (response.status === 201) return this.pay(buyer, response, offer);
      if (changed.includes((response.body as { code: string }).code)) this.refusals += 1;
      else return void this.failures.push(`${response.status} ${JSON.stringify(response.body)}`);
    }
    this.failures.push(`${purchase} was refused ${looksAtMost} times`);
  }

  private async pay(buyer: Buyer, response: ShopResponse, { methodId, price, total }: Offer): Promise<void> {
    const order = openOrderOf(response);
    await this.buyers.approve(order);
    const captured = await persistently(() => buyer.capture(order));
    if (captured.status !== 200) this.failures.push(`capture: ${JSON.stringify(captured.body)}`);
    else this.placed.set(order.orderId, termsOf((captured.body as { data: WireOrder }).data));
    const shown = { orderId: order.orderId, methodId, price, total };
    this.context.record({ ...shown });
    this.shown.push(shown);
  }

  /** Compares the orders with what their buyers read now. */
  async changedLater(): Promise<string[]> {
    const now = new Map<string, Terms>();
    for (const buyer of this.buyers.all) {
      const { data } = (await persistently(() => buyer.orders())).body as { data: WireOrder[] };
      for (const order of data) now.set(order._id, termsOf(order));
    }
    const isChanged = ([id, terms]: [string, Terms]) => !isDeepStrictEqual(now.get(id), terms);
    return [...this.placed].filter(isChanged).map(([id]) => id);
  }
}

/** They differ in what the delivery costs only. */
function haveSameGoods(offers: Offer[]): boolean {
  const goods = offers.map(({ price, total }) => Math.round((total - price) * 100));
  return new Set(goods).size <= 1;
}

const termsOf = ({ delivery, deliveryAmount, totalAmount, cartItems }: WireOrder): Terms => ({
  delivery,
  deliveryAmount,
  totalAmount,
  items: cartItems.map(({ variantId, quantity, price }) => ({ variantId, quantity, price })),
});
