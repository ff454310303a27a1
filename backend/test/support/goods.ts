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

export const inCart = ({ client, id }: Person, productId: string, quantity = 1) =>
  client.post('/api/shop/cart/add', { userId: id, productId, quantity });

export const cartOf = async ({ client, id }: Person) =>
  (await client.get(`/api/shop/cart/get/${id}`)).body.data;

export const stockOf = async ({ client }: Person, productId: string): Promise<number> =>
  (await client.get(`/api/shop/products/get/${productId}`)).body.data.totalStock;
