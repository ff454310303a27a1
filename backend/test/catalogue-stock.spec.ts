import { inCart, jeans, onSale, stockOf, withAddress } from './support/goods';
import { admin, type Person, shopper } from './support/people';
import { testShop } from './support/test-shop';

describe('a product saved from a form that was opened before a sale', () => {
  const shop = testShop();
  let seller: Person;
  beforeAll(async () => {
    seller = await admin(shop());
  });
  let id: string;
  const save = (entered: number, seenStock?: unknown) => {
    const form = { ...jeans, description: 'Softer.', totalStock: entered, version: 1, seenStock };
    return seller.client.put(`/api/admin/products/edit/${id}`, form);
  };
  beforeEach(async () => {
    id = await onSale(seller, { totalStock: 12 });
    const sam = await shopper(shop());
    await inCart(sam, id, 5);
    const addressInfo = { addressId: await withAddress(sam) };
    expect((await sam.client.post('/api/shop/order/create', { addressInfo })).status).toBe(201);
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

  it.each([-1, 1.5, 'many'])('is malformed when it saw a stock of %p', async (seenStock) => {
    expect((await save(12, seenStock)).status).toBe(400);
    expect(await stockOf(seller, id)).toBe(7);
  });
});
