import { inCart, onSale, withAddress } from '../support/shop/goods';
import { admin, inDatabase, type Person, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

interface Movement {
  cause: string;
  change: number;
  stock: number;
}

describe('the stock ledger of a variant', () => {
  const shop = testShop();
  let seller: Person;
  let variantId: string;
  let orderId: string;
  let orderNumber: string;
  const ask = (query: string, by = seller) =>
    by.client.get(`/api/admin/stock/get?variant=${variantId}${query}`);
  const movements = async (query = '') =>
    (await ask(query)).body.data.map(({ cause, change, stock }: Movement) => [cause, change, stock]);

  beforeAll(async () => {
    seller = await admin(shop());
    const productId = await onSale(seller, { totalStock: 12 });
    const { body } = await seller.client.get(`/api/admin/products/get/${productId}`);
    variantId = body.data.variants[0]._id;
    const sam = await shopper(shop());
    await inCart(sam, productId, 5);
    const addressInfo = { addressId: await withAddress(sam) };
    orderId = (await sam.client.post('/api/shop/order/create', { addressInfo })).body.orderId;
    orderNumber = (await sam.client.get(`/api/shop/order/details/${orderId}`)).body.data.orderNumber;
    const row = { _id: variantId, version: 1, stock: 20, seenStock: 7 };
    await seller.client.put('/api/admin/products/variants', { variants: [row] });
    // An earlier count that is gone again with the sale.
    await onSale(seller, { totalStock: 3 });
  });

  it('shows each movement with its cause, order and actor, and the stock after it', async () => {
    const { status, body } = await ask('');
    expect(status).toBe(200);
    expect(body.data).toMatchObject([
      { cause: 'corrected', change: 13, stock: 20, orderId: null, by: { kind: 'admin', name: 'Ada Admin' } },
      {
        cause: 'reserved',
        change: -5,
        stock: 7,
        orderId,
        orderNumber,
        by: { kind: 'shopper', name: 'Sam Shopper' },
      },
      {
        cause: 'initial',
        change: 12,
        stock: 12,
        orderNumber: null,
        by: { kind: 'admin', name: 'Ada Admin' },
      },
    ]);
    expect(body.meta).toMatchObject({ total: 3, totalIsExact: true });
  });

  it.each([
    ['&sort=oldest', ['initial', 'reserved', 'corrected']],
    ['&cause=corrected,initial', ['corrected', 'initial']],
    ['&from=2199-01-01', []],
    ['&to=2000-01-01', []],
  ])('is filtered by %s, with the sums of all movements', async (query, causes) => {
    const sums: Record<string, number> = { initial: 12, reserved: 7, corrected: 20 };
    const found = (await movements(query)) as [string, number, number][];
    expect(found.map(([cause, , stock]) => [cause, stock])).toEqual(
      causes.map((cause) => [cause, sums[cause]]),
    );
  });

  it.each([
    ['the number', () => orderNumber, ['reserved']],
    ['the number in lower case', () => orderNumber.toLowerCase(), ['reserved']],
    ['the digits', () => orderNumber.replace(/\D/g, ''), ['reserved']],
    ['the number of no order', () => 'HB-999999999', []],
    ['no number', () => 'sock', []],
  ])('can be searched by %s of an order', async (_, q, causes) => {
    expect((await movements(`&q=${q()}`)).map(([cause]: [string]) => cause)).toEqual(causes);
  });

  it('has pages', async () => {
    const { meta } = (await ask('&limit=2')).body;
    expect(await movements(`&limit=2&cursor=${meta.nextCursor}`)).toEqual([['initial', 12, 12]]);
  });

  it('computes the stock after movements without a stored stock', async () => {
    const expected = await movements();
    const rows = `UPDATE catalogue.stock_movements m SET stock_after`;
    const known = `(SELECT sum(change) FROM catalogue.stock_movements b WHERE b.variant_id = m.variant_id AND b.id <= m.id)`;
    for (const which of ['true', "cause = 'reserved'", "cause <> 'reserved'"]) {
      await inDatabase(shop(), `${rows} = NULL WHERE ${which}`);
      expect(await movements()).toEqual(expected);
      await inDatabase(shop(), `${rows} = ${known}`);
    }
  });

  it('is exported', async () => {
    const { headers, body } = await seller.client.get(
      `/api/admin/stock/export?variant=${variantId}&cause=reserved`,
    );
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head, line] = (body as string).split('\n');
    expect(head).toBe('Time,Cause,Change,Stock,Order,Order ID,By,Note');
    expect(line).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,reserved,/);
    expect(line).toContain(`,7,${orderNumber},${orderId},Sam Shopper`);
  });

  it('of an unknown variant is empty', async () => {
    const { body } = await seller.client.get('/api/admin/stock/get?variant=none');
    expect(body).toMatchObject({ success: true, data: [], meta: { total: 0 } });
  });

  it.each(['', 'variant=x&cause=stolen', 'variant=x&cursor=x', 'variant=x&from=soon'])(
    'refuses "%s"',
    async (query) => {
      expect((await seller.client.get(`/api/admin/stock/get?${query}`)).status).toBe(400);
    },
  );

  it('is for admins only', async () => {
    expect((await ask('', await shopper(shop()))).status).toBe(403);
  });
});
