import { inSizes } from '../support/shop/goods';
import { admin, type Person } from '../support/shop/people';
import { productImports } from '../support/catalogue/product-imports';
import { testShop } from '../support/shop/test-shop';

describe('GTIN and MPN in CSV', () => {
  const shop = testShop();
  let seller: Person;
  beforeAll(async () => {
    seller = await admin(shop());
  });
  const { check, applied } = productImports(() => seller);
  const product = async (id: string) => (await seller.client.get(`/api/admin/products/get/${id}`)).body.data;
  const exported = async () => (await seller.client.get('/api/admin/products/export')).body as string;

  it('are read and exported, and an empty cell removes them', async () => {
    const { productId } = await inSizes(seller, { title: 'Numbered tee' });
    const rows = `${productId},S,Navy,4006381333931,NT-1\n${productId},M,Navy,,\n`;
    await applied(`product_id,size,colour,gtin,mpn\n${rows}`);
    expect((await product(productId)).variants).toMatchObject([
      { gtin: '4006381333931', mpn: 'NT-1' },
      { gtin: null },
      {},
      {},
    ]);
    expect(await exported()).toContain(',4006381333931,NT-1,');
    const { body } = await check(`product_id,size,colour,gtin\n${productId},M,Navy,4006381333932\n`);
    expect(body.data.errors).toEqual([
      { row: 2, column: 'gtin', message: expect.stringContaining('check digit') as string },
    ]);
    await applied(`product_id,size,colour,gtin\n${productId},S,Navy,\n`);
    expect((await product(productId)).variants[0]).toMatchObject({ gtin: null, mpn: 'NT-1' });
  });
});
