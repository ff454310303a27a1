import { inCart, jeans, onSale, stockOf, withAddress } from './support/goods';
import { admin, inDatabase, type Person, shopper } from './support/people';
import { testShop } from './support/test-shop';

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

  it('brings back no sold piece', async () => {
    expect((await save(12, 12)).body.data).toMatchObject({ description: 'Softer.', totalStock: 7 });
  });

  it('adds what came in', async () => {
    expect((await save(15, '12')).body.data.totalStock).toBe(10);
  });

  it('is refused when it takes away more than is left', async () => {
    expect(await save(4, 12)).toMatchObject({ status: 409, body: { code: 'STOCK_CHANGED' } });
    const { data } = (await shop().visitor().get(`/api/shop/products/get/${id}`)).body;
    expect(data).toMatchObject({ description: jeans.description, totalStock: 7, version: 1 });
  });

  it('takes stock when it does not say what it saw', async () => {
    expect((await save(12)).body.data.totalStock).toBe(12);
  });

  it('takes back the corrected stock with an edit that is refused', async () => {
    const stale = { ...jeans, totalStock: 3, version: 7 };
    expect((await seller.client.put(`/api/admin/products/edit/${id}`, stale)).status).toBe(409);
    const free = { ...jeans, totalStock: 3, price: 5, salePrice: 6 };
    expect((await seller.client.put(`/api/admin/products/edit/${id}`, free)).status).toBe(400);
    expect(await stockOf(seller, id)).toBe(7);
  });

  it('tells of each move why, who and for which order', async () => {
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

  it.each([-1, 1.5, 'many'])('is malformed when it saw a stock of %p', async (seenStock) => {
    expect((await save(12, seenStock)).status).toBe(400);
    expect(await stockOf(seller, id)).toBe(7);
  });
});
