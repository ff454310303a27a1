import { inSizes, onSale } from '../support/goods';
import { admin, type Person } from '../support/people';
import { testShop } from '../support/test-shop';

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
