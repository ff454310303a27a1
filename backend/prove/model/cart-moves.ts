import fc from 'fast-check';
import { command } from './move';
import type { ShopModel } from './shop-model';
import { productOf } from './terms';

/** The first is busier than the others: more of what they do belongs together. */
const shopper = fc.constantFrom(0, 0, 0, 1, 1, 2);
const variant = fc.nat({ max: 3 });
const quantity = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 3 }) },
  { weight: 1, arbitrary: fc.constant(1_000_000_000) },
);
const isNamed = fc.oneof(
  { weight: 3, arbitrary: fc.constant(true) },
  { weight: 1, arbitrary: fc.constant(false) },
);

/** Seldom somebody tries what can't work. */
export const isBlind = fc.nat({ max: 7 }).map((one) => one === 7);
const has = (
  model: Pick<ShopModel, 'carts'>,
  given: { shopper: number; variant: number; isBlind: boolean },
) => given.isBlind || model.carts[given.shopper]!.lines.some((line) => line.variant === given.variant);

const inCart = { shopper, variant, isNamed, quantity, isBlind };
interface InCart {
  shopper: number;
  variant: number;
  isNamed: boolean;
  quantity: number;
  isBlind: boolean;
}

const named = ({ variant: chosen, isNamed: isSaid, quantity: pieces }: InCart) => ({
  product: productOf(chosen),
  ...(isSaid && { variant: chosen }),
  quantity: pieces,
});

export const cartMoves = {
  add: command({
    name: 'add',
    given: fc.record(inCart),
    predict: (model, given) => model.carts[given.shopper]!.add(named(given)),
    perform: async (real, given) => {
      const { product, variant: chosen, quantity: pieces } = named(given);
      return real.seenCart(given.shopper, await real.putInCart(given.shopper, product, pieces, chosen));
    },
  }),
  change: command({
    name: 'change',
    given: fc.record(inCart),
    isPossible: has,
    predict: (model, given) => model.carts[given.shopper]!.change(named(given)),
    perform: async (real, given) => {
      const { product, variant: chosen, quantity: pieces } = named(given);
      const { id, client } = real.person(given.shopper);
      const line = { userId: id, productId: real.products[product], variantId: real.variants[chosen ?? -1] };
      const response = await client.put('/api/shop/cart/update-cart', { ...line, quantity: pieces });
      return real.seenCart(given.shopper, response);
    },
  }),
  remove: command({
    name: 'remove',
    given: fc.record(inCart),
    isPossible: has,
    predict: (model, given) => model.carts[given.shopper]!.remove(named(given)),
    perform: async (real, given) => {
      const { product, variant: chosen } = named(given);
      const { id, client } = real.person(given.shopper);
      const query = chosen === undefined ? '' : `?variantId=${real.variants[chosen]}`;
      const response = await client.delete(`/api/shop/cart/${id}/${real.products[product]}${query}`);
      return real.seenCart(given.shopper, response);
    },
  }),
  exchange: command({
    name: 'exchange',
    given: fc.record({ shopper, variant, other: variant, isBlind }),
    isPossible: has,
    predict: (model, { shopper: who, variant: which, other }) =>
      model.carts[who]!.exchange({ product: productOf(which), variant: which, other }),
    perform: async (real, given) => {
      const { id, client } = real.person(given.shopper);
      const response = await client.put('/api/shop/cart/exchange-variant', {
        userId: id,
        productId: real.products[productOf(given.variant)],
        variantId: real.variants[given.variant],
        newVariantId: real.variants[given.other],
      });
      return real.seenCart(given.shopper, response);
    },
  }),
  view: command({
    name: 'view',
    given: fc.record({ shopper }),
    predict: (model, { shopper: who }) => model.carts[who]!.view(),
    perform: async (real, { shopper: who }) => {
      const { id, client } = real.person(who);
      return real.seenCart(who, await client.get(`/api/shop/cart/get/${id}`));
    },
  }),
  place: command({
    name: 'place',
    given: fc.record({ shopper, address: fc.constantFrom(0, 0, 0, 1), saysTotal: fc.boolean(), isBlind }),
    isPossible: (model, given) => given.isBlind || model.carts[given.shopper]!.lines.length > 0,
    predict: (model, given) => model.place(given),
    perform: async (real, { shopper: who, address, saysTotal }) => {
      const { id, client } = real.person(who);
      const response = await client.post('/api/shop/order/create', {
        userId: id,
        addressInfo: { addressId: real.address(who, address) },
        totalAmount: saysTotal ? real.seenTotal(who) : undefined,
      });
      return real.seenOpened(who, response);
    },
  }),
};
