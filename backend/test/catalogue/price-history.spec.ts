import { inSizes, onSale } from '../support/shop/goods';
import { admin, type Person } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

interface Listed {
  _id: string;
  salePrice: number;
  lowestPrice?: number;
}

describe('the lowest price before a sale', () => {
  const shop = testShop();
  let seller: Person;
  beforeAll(async () => {
    seller = await admin(shop());
  });
  const details = async (id: string) =>
    (await shop().visitor().get(`/api/shop/products/get/${id}`)).body.data;
  const edit = async (id: string, prices: object) => {
    const { body } = await seller.client.get(`/api/admin/products/get/${id}`);
    const { status } = await seller.client.put(`/api/admin/products/edit/${id}`, {
      ...body.data,
      variants: undefined,
      ...prices,
    });
    expect(status).toBe(200);
  };
  const shown = async (id: string) => {
    const { price, salePrice, lowestPrice } = await details(id);
    return [price, salePrice, lowestPrice];
  };

  it('is shown while the sale lasts, and knows of a sale that was taken back', async () => {
    const id = await onSale(seller, { price: 80, salePrice: 0 });
    expect(await shown(id)).toEqual([80, 0, undefined]);
    await edit(id, { salePrice: 60 });
    expect(await shown(id)).toEqual([80, 60, 80]);
    await edit(id, { salePrice: 50 });
    expect(await shown(id)).toEqual([80, 50, 80]);
    await edit(id, { salePrice: 0 });
    expect(await shown(id)).toEqual([80, 0, undefined]);
    await edit(id, { salePrice: 70 });
    expect(await shown(id)).toEqual([80, 70, 50]);
  });

  it('is in no response for a product that came into the shop at a sale price', async () => {
    const id = await onSale(seller, { price: 80, salePrice: 60 });
    expect(await details(id)).not.toHaveProperty('lowestPrice');
  });

  it('is that of each size, and in lists that of the cheapest', async () => {
    const { productId, variantOf } = await inSizes(seller, { title: 'Reduced tee' });
    const { version } = await details(productId);
    const row = (name: string, salePrice: number, seen: number) => ({
      _id: variantOf(name),
      version: seen,
      salePrice,
    });
    const { status } = await seller.client.put('/api/admin/products/variants', {
      variants: [row('S Red', 12, version), row('M Navy', 0, version), row('L Navy', 14, version)],
    });
    expect(status).toBe(200);
    const { variants } = await details(productId);
    const lowest = Object.fromEntries(
      variants.map(({ _id, lowestPrice }: Listed) => [_id, lowestPrice ?? null]),
    );
    expect(lowest).toEqual({
      [variantOf('S Red')]: 20,
      // On sale from the first.
      [variantOf('S Navy')]: null,
      [variantOf('M Navy')]: null,
      [variantOf('L Navy')]: null,
    });
    const { body } = await shop().visitor().get('/api/shop/search/reduced');
    expect(body.data).toMatchObject([{ salePrice: 12, lowestPrice: 20 }]);
  });
});

describe('the history of a price', () => {
  const shop = testShop();
  let seller: Person;
  let variantId: string;
  const ask = (query = '') => seller.client.get(`/api/admin/prices/get?variant=${variantId}${query}`);

  beforeAll(async () => {
    seller = await admin(shop());
    const productId = await onSale(seller, { price: 80, salePrice: 0 });
    const { body } = await seller.client.get(`/api/admin/products/get/${productId}`);
    const form = { ...body.data, version: undefined, variants: undefined };
    variantId = body.data.variants[0]._id;
    const rows = [{ _id: variantId, version: 1, salePrice: 60 }];
    await seller.client.put('/api/admin/products/variants', { variants: rows });
    await seller.client.put(`/api/admin/products/edit/${productId}`, { ...form, price: 75 });
    await seller.client.put(`/api/admin/products/edit/${productId}`, { ...form, price: 75, title: 'Jeans' });
  });

  it('has each change with its time and who made it, the newest first', async () => {
    const { status, body } = await ask();
    expect(status).toBe(200);
    const by = { kind: 'admin', name: 'Ada Admin' };
    expect(body.data).toEqual(
      [
        { price: 75, salePrice: 0 },
        { price: 80, salePrice: 60 },
        { price: 80, salePrice: 0 },
      ].map((prices) => ({ _id: expect.any(String), at: expect.any(String), by, ...prices })),
    );
    expect(body.meta).toMatchObject({ total: 3, totalIsExact: true });
  });

  it('has pages, also with the oldest first', async () => {
    const { data, meta } = (await ask('&sort=oldest&limit=2')).body;
    const next = (await ask(`&sort=oldest&limit=2&cursor=${meta.nextCursor}`)).body.data;
    expect([...data, ...next].map(({ price, salePrice }) => [price, salePrice])).toEqual([
      [80, 0],
      [80, 60],
      [75, 0],
    ]);
  });
});
