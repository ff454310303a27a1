import type { Person } from './people';

export const jeans = {
  image: 'https://pictures.test/jeans.webp',
  title: 'Straight jeans',
  description: 'Rigid denim that softens with you.',
  category: 'men',
  brand: 'levi',
  price: 89.5,
  salePrice: 0,
  totalStock: 12,
};

/** Adds a product to the shop. @returns its id */
export async function onSale(admin: Person, product: Partial<typeof jeans> = {}): Promise<string> {
  const { status, body } = await admin.client.post('/api/admin/products/add', { ...jeans, ...product });
  if (status !== 201) throw new Error(`The product was refused: ${JSON.stringify(body)}`);
  return body.data._id;
}

/** A tee in three sizes of two colours, ten of each but for Red, which has only S: $20, Navy in the sale for $15. */
export const tee = {
  ...jeans,
  title: 'Pocket tee',
  brand: 'zara',
  options: {
    colours: [
      { name: 'Navy', hex: '#1f2f4d', image: 'https://pictures.test/navy.webp' },
      { name: 'Red', hex: '#bf3b3b' },
    ],
  },
  variants: [
    { size: 'L', colour: 'Navy', price: 20, salePrice: 15, stock: 10 },
    { size: 'S', colour: 'Navy', price: 20, salePrice: 15, stock: 10 },
    { size: 'M', colour: 'Navy', price: 20, salePrice: 15, stock: 10 },
    { size: 'S', colour: 'Red', price: 20, salePrice: 0, stock: 10 },
  ],
};

/** Everything that a tee's label says, and more. */
export const teeFacts = {
  isTextile: true,
  materials: [
    {
      part: 'Shell',
      fibres: [
        { fibre: 'cotton', percent: 80 },
        { fibre: 'polyester', percent: 20 },
      ],
    },
    { part: 'Pocket', fibres: [{ fibre: 'linen', percent: 100 }] },
  ],
  care: ['wash-40', 'no-bleach', 'tumble-dry-low', 'iron-medium', 'no-dry-clean'],
  origin: 'PT',
  weightGrams: 180,
  model: { heightCm: 186, size: 'M' },
  measures: [
    {
      name: 'Chest',
      values: [
        { size: 'S', millimetres: 495 },
        { size: 'M', millimetres: 520 },
        { size: 'L', millimetres: 545 },
      ],
    },
  ],
};

/** Adds a product in sizes and colours. @returns its id, and the ids of its variants as `M Navy` */
export async function inSizes({ client }: Person, product: object = {}) {
  const { status, body } = await client.post('/api/admin/products/add', { ...tee, ...product });
  if (status !== 201) throw new Error(`The product was refused: ${JSON.stringify(body)}`);
  const { _id: productId, variants } = body.data as { _id: string; variants: Record<string, string>[] };
  const nameOf = ({ size, colour }: Record<string, string>) => [size, colour].filter(Boolean).join(' ');
  const ids = Object.fromEntries(variants.map((variant) => [nameOf(variant), variant._id!]));
  return { productId, variantOf: (name: string): string => ids[name] ?? `no ${name}` };
}

export const home = {
  address: '12 Needle Lane',
  city: 'Threadford',
  pincode: 'TF1 2AB',
  phone: '+44 20 7946 0000',
  notes: 'Ring twice',
};

/** @returns the new address's id */
export async function withAddress({ client, id }: Person): Promise<string> {
  const { body } = await client.post('/api/shop/address/add', { userId: id, ...home });
  return body.data._id;
}

/** @param variantId left out: as a client does that knows no variants */
export const inCart = ({ client, id }: Person, productId: string, quantity = 1, variantId?: string) =>
  client.post('/api/shop/cart/add', { userId: id, productId, variantId, quantity });

export const cartOf = async ({ client, id }: Person) =>
  (await client.get(`/api/shop/cart/get/${id}`)).body.data;

/** The path of a product's page. */
export const pathOf = async ({ client }: Person, productId: string): Promise<string> =>
  `/shop/product/${(await client.get(`/api/shop/products/get/${productId}`)).body.data.slug}`;

export const stockOf = async ({ client }: Person, productId: string): Promise<number> =>
  (await client.get(`/api/shop/products/get/${productId}`)).body.data.totalStock;
