import fc from 'fast-check';
import { command } from './move';
import { isPlaced, ofOrder, placeOf } from './order-moves';
import { type RealShop, seen } from './real-shop';
import { type Expected, type Goods, productOf } from './terms';

const variant = fc.nat({ max: 3 });
const status = fc.constantFrom(
  ...[
    'rejected',
    'rejected',
    'rejected',
    'rejected',
    'pending',
    'inProcess',
    'inShipping',
    'delivered',
    'confirmed',
  ],
);

/** A product seldom stays out of the shop for long: what is not for sale gives few answers. */
const state = fc.constantFrom('published', 'published', 'draft', 'archived');

export const adminMoves = {
  changeStatus: command({
    name: 'changeStatus',
    given: fc.record({ ...ofOrder, status }),
    isPossible: isPlaced,
    predict: (model, given) => model.changeStatus({ order: placeOf(model, given), status: given.status }),
    perform: async (real, given) => {
      const path = `/api/admin/orders/update/${real.orders[placeOf(real, given)]!.id}`;
      return seen(await real.shopAdmin.client.put(path, { orderStatus: given.status }));
    },
  }),
  reprice: command({
    name: 'reprice',
    given: fc.record({ variant, price: fc.integer({ min: 1, max: 9_999 }) }),
    predict: (model, given) => model.edit(given),
    perform: (real, { variant: which, price }) => edit(real, which, { price }),
  }),
  count: command({
    name: 'count',
    given: fc.record({ variant, stock: fc.nat({ max: 4 }) }),
    predict: (model, given) => model.edit(given),
    perform: (real, { variant: which, stock }) => edit(real, which, { stock }),
  }),
  offer: command({
    name: 'offer',
    given: fc.record({ variant, isOnSale: fc.boolean() }),
    predict: (model, given) => model.edit(given),
    perform: (real, { variant: which, isOnSale }) => edit(real, which, { isOnSale }),
  }),
  changeState: command({
    name: 'changeState',
    given: fc.record({ product: fc.nat({ max: 1 }), state }),
    predict: (model, given) => model.changeState(given),
    perform: async (real, { product, state: next }) => {
      const body = { ids: [real.products[product]], state: next };
      return seen(await real.shopAdmin.client.put('/api/admin/products/state', body));
    },
  }),
};

interface FormVariant {
  _id: string;
  size: string | null;
  price: number;
  stock: number;
  onSale: boolean;
}

/** Reads the product and sends the whole of it with the change, like the admin's form. */
async function edit(real: RealShop, which: number, changed: Partial<Goods>): Promise<Expected> {
  const product = real.products[productOf(which)]!;
  const { client } = real.shopAdmin;
  const read = (await client.get(`/api/admin/products/get/${product}`)).body as { data: object };
  const { variants, image, title, description, category, brand } = read.data as {
    variants: FormVariant[];
  } & Record<'image' | 'title' | 'description' | 'category' | 'brand', string>;
  const sent = variants.map((one) => {
    const { _id, size, price, stock, onSale } = one;
    const asRead = { _id, size, price, stock, seenStock: stock, onSale };
    return _id === real.variants[which] ? { ...asRead, ...onForm(changed) } : asRead;
  });
  const body = { image, title, description, category, brand, variants: sent };
  return seen(await client.put(`/api/admin/products/edit/${product}`, body));
}

const onForm = ({ price, stock, isOnSale }: Partial<Goods>) => ({
  ...(price !== undefined && { price: price / 100 }),
  ...(stock !== undefined && { stock }),
  ...(isOnSale !== undefined && { onSale: isOnSale }),
});
