import { cartOf, inCart, onSale } from '../support/shop/goods';
import { admin, type Person, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

describe('the cart', () => {
  const shop = testShop();
  let seller: Person;
  let sam: Person;
  beforeAll(async () => {
    seller = await admin(shop());
  });
  beforeEach(async () => {
    sam = await shopper(shop());
  });
  const change = (productId: string, quantity: unknown, userId = sam.id) =>
    sam.client.put('/api/shop/cart/update-cart', { userId, productId, quantity });

  it('is empty at first', async () => {
    expect(await cartOf(sam)).toEqual({ _id: expect.any(String), userId: sam.id, items: [], total: 0 });
  });

  it('shows lines with live prices, stock and a total', async () => {
    const productId = await onSale(seller, { price: 40, salePrice: 29.99, totalStock: 9 });
    const { status, body } = await inCart(sam, productId, 2);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      items: [
        { productId, title: 'Straight jeans', price: 40, salePrice: 29.99, quantity: 2, totalStock: 9 },
      ],
      total: 59.98,
    });
    await seller.client.put(`/api/admin/products/edit/${productId}`, {
      ...(await shop().visitor().get(`/api/shop/products/get/${productId}`)).body.data,
      salePrice: 0,
    });
    expect(await cartOf(sam)).toMatchObject({ total: 80 });
  });

  it('refuses more than the stock, says how many it contains, and is unchanged', async () => {
    const productId = await onSale(seller, { totalStock: 3 });
    await inCart(sam, productId, 2);
    for (const refused of [await inCart(sam, productId, 2), await change(productId, 4)]) {
      expect(refused).toMatchObject({
        status: 409,
        body: {
          success: false,
          code: 'OUT_OF_STOCK',
          message: 'Only 2 quantity can be added for this item',
          data: { items: [{ productId, quantity: 2 }] },
        },
      });
    }
    expect((await change(productId, 3)).body.data.items).toMatchObject([{ quantity: 3 }]);
  });

  it('counts each of many concurrent adds, up to the stock', async () => {
    const productId = await onSale(seller, { totalStock: 6 });
    const responses = await Promise.all(Array.from({ length: 10 }, () => inCart(sam, productId)));
    expect(responses.map(({ status }) => status).sort()).toEqual([
      ...Array(6).fill(200),
      ...Array(4).fill(409),
    ]);
    expect((await cartOf(sam)).items).toMatchObject([{ quantity: 6 }]);
  });

  it.each([10, 1e6, 1e9, 1e30, '99999999999999999999'])(
    'has no room for %p of 9 in stock',
    async (quantity) => {
      const productId = await onSale(seller, { totalStock: 9 });
      await inCart(sam, productId, 2);
      const line = { userId: sam.id, productId, quantity };
      for (const response of [
        await sam.client.post('/api/shop/cart/add', line),
        await change(productId, quantity),
      ]) {
        expect(response).toMatchObject({
          status: 409,
          body: {
            message: 'Only 2 quantity can be added for this item',
            data: { items: [{ productId, quantity: 2 }] },
          },
        });
      }
    },
  );

  it.each([0, -1, 1.5, 'two', null, '1e3', '-99999999999999999999', [1], {}])(
    'refuses a quantity of %p',
    async (quantity) => {
      const productId = await onSale(seller);
      await inCart(sam, productId);
      expect(await change(productId, quantity)).toMatchObject({
        status: 400,
        body: { success: false, code: 'MALFORMED_REQUEST', errors: [{ path: 'quantity' }] },
      });
      expect((await cartOf(sam)).items).toMatchObject([{ quantity: 1 }]);
    },
  );

  it('removes a line, also when another tab has already removed it', async () => {
    const productId = await onSale(seller);
    await inCart(sam, productId);
    const remove = () => sam.client.delete(`/api/shop/cart/${sam.id}/${productId}`);
    const responses = await Promise.all([remove(), remove()]);
    expect(responses.map(({ status, body }) => [status, body.data.items])).toEqual([
      [200, []],
      [200, []],
    ]);
    expect((await change(productId, 1)).status).toBe(404);
  });

  it('reports once that a product was deleted', async () => {
    const [stays, goes] = [await onSale(seller), await onSale(seller)];
    await inCart(sam, stays);
    await inCart(sam, goes);
    await seller.client.delete(`/api/admin/products/delete/${goes}`);
    const view = async () => (await sam.client.get(`/api/shop/cart/get/${sam.id}`)).body;
    const first = await view();
    expect(first.message).toBe('Some items are no longer available, so we removed them from your cart');
    expect(first.data.items).toMatchObject([{ productId: stays }]);
    expect((await view()).message).toBeUndefined();
    expect((await inCart(sam, goes)).status).toBe(404);
  });

  it('keeps an add that happens while a deleted product is removed from it', async () => {
    for (let round = 1; round <= 20; round += 1) {
      const [stays, goes] = [await onSale(seller), await onSale(seller)];
      await inCart(sam, goes);
      await seller.client.delete(`/api/admin/products/delete/${goes}`);
      const [added] = await Promise.all([inCart(sam, stays), cartOf(sam)]);
      expect(added.status).toBe(200);
      expect((await cartOf(sam)).items).toHaveLength(round);
    }
  });

  it('is shown to admins, whose reads change nothing', async () => {
    const [stays, goes] = [await onSale(seller), await onSale(seller)];
    await inCart(sam, stays);
    await inCart(sam, goes);
    await seller.client.delete(`/api/admin/products/delete/${goes}`);
    const seen = () => seller.client.get(`/api/admin/carts/details/${sam.id}`);
    expect((await seen()).body.data.items).toMatchObject([{ productId: stays }]);
    expect((await seen()).body.data.total).toBe(89.5);
    const { body } = await sam.client.get(`/api/shop/cart/get/${sam.id}`);
    expect(body.message).toContain('no longer available');
    expect((await sam.client.get(`/api/admin/carts/details/${sam.id}`)).status).toBe(403);
  });

  it('can be used by its shopper only, not by another shopper, a visitor or an admin', async () => {
    const productId = await onSale(seller);
    const kim = await shopper(shop());
    const calls = (client: Person['client'], userId: string) => [
      client.get(`/api/shop/cart/get/${userId}`),
      client.post('/api/shop/cart/add', { userId, productId, quantity: 1 }),
      client.put('/api/shop/cart/update-cart', { userId, productId, quantity: 1 }),
      client.delete(`/api/shop/cart/${userId}/${productId}`),
    ];
    const statuses = async (client: Person['client'], userId: string) =>
      (await Promise.all(calls(client, userId))).map(({ status }) => status);
    expect(await statuses(kim.client, sam.id)).toEqual([403, 403, 403, 403]);
    expect(await statuses(seller.client, seller.id)).toEqual([403, 403, 403, 403]);
    expect(await statuses(shop().visitor(), sam.id)).toEqual([401, 401, 401, 401]);
  });
});
