import { newId } from '../../src/shared/ids';
import { inSizes, onSale } from '../support/shop/goods';
import { admin, type Person, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

describe('a wish list', () => {
  const shop = testShop();
  let seller: Person;
  let sam: Person;
  beforeAll(async () => {
    seller = await admin(shop());
  });
  beforeEach(async () => {
    sam = await shopper(shop());
  });

  const pathOf = (person: Person, productId = '', variantId?: string) =>
    `/api/shop/wishes/${person.id}${productId && `/${productId}`}${variantId ? `?variantId=${variantId}` : ''}`;
  const wishesOf = async (person: Person) => (await person.client.get(pathOf(person))).body.data;
  const put = (productId: string, variantId?: string) =>
    sam.client.put(pathOf(sam, productId, variantId), {});
  const remove = (productId: string, variantId?: string) =>
    sam.client.delete(pathOf(sam, productId, variantId));
  const merge = (wishes: unknown) => sam.client.post(`${pathOf(sam)}/merge`, { wishes });
  const of = (productId: string, variantId: string | null = null) => ({ productId, variantId });

  it('is empty at first, and has each product once, the latest first', async () => {
    expect(await wishesOf(sam)).toEqual([]);
    const [socks, cap] = [await onSale(seller), await onSale(seller)];
    for (const productId of [socks, cap, socks]) expect((await put(productId)).status).toBe(200);
    expect(await wishesOf(sam)).toEqual([of(cap), of(socks)]);
  });

  it('has a product that is sold out, and loses it by a removal, which may be repeated', async () => {
    const socks = await onSale(seller, { totalStock: 0 });
    expect((await put(socks)).body.data).toEqual([of(socks)]);
    for (let time = 0; time < 2; time++) expect((await remove(socks)).body.data).toEqual([]);
  });

  it('has a size that was saved for later in place of the product', async () => {
    const { productId, variantOf } = await inSizes(seller);
    await put(productId);
    await put(productId, variantOf('M Navy'));
    expect(await wishesOf(sam)).toEqual([of(productId, variantOf('M Navy'))]);
  });

  it('refuses what the shop does not show', async () => {
    const { variantOf } = await inSizes(seller);
    for (const refused of [
      await put(newId()),
      await put('no-id'),
      await put(await onSale(seller), variantOf('M Navy')),
    ])
      expect(refused).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await wishesOf(sam)).toEqual([]);
  });

  it('leaves out a product that the shop shows no longer', async () => {
    const [socks, cap] = [await onSale(seller), await onSale(seller)];
    await put(socks);
    await put(cap);
    expect((await seller.client.delete(`/api/admin/products/delete/${socks}`)).status).toBe(200);
    expect(await wishesOf(sam)).toEqual([of(cap)]);
  });

  it('becomes the union with the wishes of a browser, however often they come', async () => {
    const [socks, cap, coat] = [await onSale(seller), await onSale(seller), await onSale(seller)];
    await put(socks);
    for (let time = 0; time < 2; time++) {
      const { status, body } = await merge([of(coat), of(newId()), of(socks), of(cap)]);
      expect({ status, wishes: body.data }).toEqual({ status: 200, wishes: [of(coat), of(cap), of(socks)] });
    }
  });

  it.each([
    ['no list', 'socks'],
    ['a wish without a product', [{ variantId: null }]],
    ['more wishes than it holds', Array.from({ length: 201 }, () => of(newId()))],
  ])('refuses %s from a browser', async (_, wishes) => {
    expect((await merge(wishes)).status).toBe(400);
  });

  it('is read and changed by its shopper alone', async () => {
    const kim = await shopper(shop());
    const socks = await onSale(seller);
    for (const { status } of [
      await kim.client.get(pathOf(sam)),
      await kim.client.put(pathOf(sam, socks), {}),
      await kim.client.delete(pathOf(sam, socks)),
      await kim.client.post(`${pathOf(sam)}/merge`, { wishes: [] }),
    ])
      expect(status).toBe(403);
    expect((await shop().visitor().get(pathOf(sam))).status).toBe(401);
  });

  it('is in no shared cache', async () => {
    const { headers } = await sam.client.get(pathOf(sam));
    expect(headers.get('cache-control')).toMatch(/no-store|private/);
  });
});
