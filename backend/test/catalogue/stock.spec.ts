import { inCart, inSizes, jeans, onSale, stockOf, withAddress } from '../support/shop/goods';
import { admin, inDatabase, type Person, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

describe('a product saved from a form that was opened before a sale', () => {
  const shop = testShop();
  let seller: Person;
  beforeAll(async () => {
    seller = await admin(shop());
  });
  let sam: Person;
  let orderId: string;
  let id: string;
  const save = (entered: number, seenStock?: unknown) => {
    const form = { ...jeans, description: 'Softer.', totalStock: entered, version: 1, seenStock };
    return seller.client.put(`/api/admin/products/edit/${id}`, form);
  };
  beforeEach(async () => {
    id = await onSale(seller, { totalStock: 12 });
    sam = await shopper(shop());
    await inCart(sam, id, 5);
    const addressInfo = { addressId: await withAddress(sam) };
    const { status, body } = await sam.client.post('/api/shop/order/create', { addressInfo });
    expect(status).toBe(201);
    orderId = body.orderId;
  });

  it('does not restock sold pieces', async () => {
    expect((await save(12, 12)).body.data).toMatchObject({ description: 'Softer.', totalStock: 7 });
  });

  it('adds new pieces', async () => {
    expect((await save(15, '12')).body.data.totalStock).toBe(10);
  });

  it('is refused when it subtracts more than the stock', async () => {
    expect(await save(4, 12)).toMatchObject({ status: 409, body: { code: 'STOCK_CHANGED' } });
    const { data } = (await shop().visitor().get(`/api/shop/products/get/${id}`)).body;
    expect(data).toMatchObject({ description: jeans.description, totalStock: 7, version: 1 });
  });

  it('does not restock sold pieces when the form has no seen stock', async () => {
    expect((await save(12)).body.data).toMatchObject({ description: 'Softer.', totalStock: 7 });
  });

  it.each([4, 13])('sets the stock to %p, a number it never had', async (counted) => {
    expect((await save(counted)).body.data.totalStock).toBe(counted);
  });

  it('sets the stock to its number before another edit', async () => {
    for (const counted of [20, 12]) {
      const form = { ...jeans, totalStock: counted };
      const { body } = await seller.client.put(`/api/admin/products/edit/${id}`, form);
      expect(body.data.totalStock).toBe(counted);
    }
  });

  it('does not correct the stock when the edit is refused', async () => {
    const stale = { ...jeans, totalStock: 3, version: 7 };
    expect((await seller.client.put(`/api/admin/products/edit/${id}`, stale)).status).toBe(409);
    const free = { ...jeans, totalStock: 3, price: 5, salePrice: 6 };
    expect((await seller.client.put(`/api/admin/products/edit/${id}`, free)).status).toBe(400);
    expect(await stockOf(seller, id)).toBe(7);
  });

  it('records cause, actor and order of each movement', async () => {
    await save(20, 12);
    await seller.client.put(`/api/admin/orders/update/${orderId}`, { orderStatus: 'rejected' });
    const movements = await inDatabase(
      shop(),
      `SELECT m.cause, m.change, m.actor, m.order_id, m.at <= now() AND m.at > now() - interval '1 minute' AS just_now
         FROM catalogue.stock_movements m JOIN catalogue.variants v ON v.id = m.variant_id
        WHERE v.product_id = $1 ORDER BY m.id`,
      [id],
    );
    const [byAdmin, byShopper] = [`admin:${seller.id}`, `shopper:${sam.id}`];
    expect(movements).toEqual([
      { cause: 'initial', change: 12, actor: byAdmin, order_id: null, just_now: true },
      { cause: 'reserved', change: -5, actor: byShopper, order_id: orderId, just_now: true },
      { cause: 'corrected', change: 8, actor: byAdmin, order_id: null, just_now: true },
      { cause: 'returned', change: 5, actor: byAdmin, order_id: orderId, just_now: true },
    ]);
  });

  it.each([-1, 1.5, 'many'])('is refused with a seen stock of %p', async (seenStock) => {
    expect((await save(12, seenStock)).status).toBe(400);
    expect(await stockOf(seller, id)).toBe(7);
  });
});

describe('a product sent back as it was read before a sale, with its variants', () => {
  const shop = testShop();
  let seller: Person;
  beforeAll(async () => {
    seller = await admin(shop());
  });
  const readBy = async ({ client }: Person, id: string) =>
    (await client.get(`/api/admin/products/get/${id}`)).body.data;
  const save = ({ client }: Person, id: string, body: object) =>
    client.put(`/api/admin/products/edit/${id}`, body);
  const sellOne = async (productId: string, variantId?: string) => {
    const sam = await shopper(shop());
    await inCart(sam, productId, 1, variantId);
    const addressInfo = { addressId: await withAddress(sam) };
    expect((await sam.client.post('/api/shop/order/create', { addressInfo })).status).toBe(201);
  };

  it.each([
    ['whole', (read: object) => read],
    ['without its version', (read: object) => ({ ...read, version: undefined })],
    [
      'without its flat price and stock',
      (read: object) => ({ ...read, price: undefined, totalStock: undefined }),
    ],
  ])('keeps the stock after the sale: %s', async (_, asSent) => {
    const { productId, variantOf } = await inSizes(seller);
    const read = await readBy(seller, productId);
    await sellOne(productId, variantOf('M Navy'));
    const { status, body } = await save(seller, productId, { ...asSent(read), title: 'Patch tee' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ title: 'Patch tee', totalStock: 39 });
  });

  it('changes only the stock that the admin changed', async () => {
    const { productId, variantOf } = await inSizes(seller);
    const read = await readBy(seller, productId);
    await sellOne(productId, variantOf('M Navy'));
    const variants = read.variants.map((one: { size: string }) =>
      one.size === 'L' ? { ...one, stock: 14 } : one,
    );
    const { body } = await save(seller, productId, { ...read, variants });
    const stocks = body.data.variants.map(({ stock }: { stock: number }) => stock);
    expect(stocks).toEqual([10, 9, 14, 10]);
  });

  it('sets one price for all variants for a client without variants', async () => {
    const { productId, variantOf } = await inSizes(seller);
    const read = await readBy(seller, productId);
    await sellOne(productId, variantOf('M Navy'));
    const { body } = await save(seller, productId, { ...read, price: 30 });
    expect(body.data).toMatchObject({ price: 30, totalStock: 39 });
  });

  it('keeps the stock also for the second of two admins', async () => {
    const other = await admin(shop());
    const { productId, variantOf } = await inSizes(seller);
    const [first, second] = [await readBy(seller, productId), await readBy(other, productId)];
    await sellOne(productId, variantOf('M Navy'));
    expect((await save(seller, productId, { ...first, title: 'First' })).body.data.totalStock).toBe(39);
    expect(await save(other, productId, { ...second, title: 'Second' })).toMatchObject({
      status: 409,
      body: { code: 'STALE_PRODUCT' },
    });
    const { body } = await save(other, productId, { ...second, title: 'Second', version: undefined });
    expect(body.data).toMatchObject({ title: 'Second', totalStock: 39 });
  });
});
