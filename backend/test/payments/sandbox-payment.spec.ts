import { cartOf, inCart, onSale, stockOf, withAddress } from '../support/shop/goods';
import { admin, inDatabase, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

const answerPath = '/api/shop/sandbox-payment/answer';
const said = { status: 'VALID', tran_id: 'SANDBOX-1a2b', amount: '1999.00', currency: 'BDT' };
const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://gateway.test' };

describe('the sandbox panel of the checkout', () => {
  const shop = testShop();
  const response = (fields: Record<string, string> | string, headers: Record<string, string> = form) =>
    shop()
      .visitor()
      .ask(answerPath, { method: 'POST', body: String(new URLSearchParams(fields)), headers });

  it("is public, and its gateway is this machine's simulator", async () => {
    const { status, body, headers } = await shop().visitor().get('/api/shop/sandbox-payment');
    const gatewayUrl = '/simulators/sslcommerz/gwprocess/v3/process.php';
    expect([status, body]).toEqual([200, { success: true, data: { gatewayUrl } }]);
    expect(headers.get('content-security-policy')).toContain("form-action 'self';");
    const page = await shop()
      .visitor()
      .ask(gatewayUrl, { method: 'POST', body: 'store_id=testbox', headers: form });
    expect(page.status).toBe(403);
    const own = { ...form, origin: shop().url };
    const opened = await shop()
      .visitor()
      .ask(gatewayUrl, { method: 'POST', body: 'store_id=testbox', headers: own });
    expect([opened.status, opened.body]).toEqual([400, expect.stringContaining('tran_id')]);
  });

  it.each([
    ['VALID', 'succeeded'],
    ['VALIDATED', 'succeeded'],
    ['FAILED', 'failed'],
    ['CANCELLED', 'cancelled'],
  ])("leads from the gateway's %s to the shop's page %s", async (status, outcome) => {
    for (const origin of ['https://gateway.test', 'null']) {
      const { headers, ...answered } = await response({ ...said, status }, { ...form, origin });
      expect([answered.status, headers.get('location')]).toEqual([
        303,
        `/shop/sandbox-payment?outcome=${outcome}&transaction=SANDBOX-1a2b&amount=1999.00`,
      ]);
    }
  });

  it.each<[string, Record<string, string> | string, string]>([
    ['nothing', '', ''],
    ['an unknown status', { ...said, status: 'constructor' }, 'transaction=SANDBOX-1a2b&amount=1999.00'],
    ['an address for an id', { ...said, tran_id: 'https://evil.test' }, 'outcome=succeeded&amount=1999.00'],
    ['an id that is too long', { ...said, tran_id: 'x'.repeat(31) }, 'outcome=succeeded&amount=1999.00'],
    ['markup for an amount', { ...said, amount: '<b>' }, 'outcome=succeeded&transaction=SANDBOX-1a2b'],
    ['another currency', { ...said, currency: 'USD' }, 'outcome=succeeded&transaction=SANDBOX-1a2b'],
    ['the same thing twice', 'status=VALID&status=FAILED&tran_id=a', 'transaction=a'],
    ['a line break', { ...said, tran_id: 'a\r\nSet-Cookie: a=b' }, 'outcome=succeeded&amount=1999.00'],
  ])('ignores invalid data: %s', async (_, fields, query) => {
    const { status, headers } = await response(fields);
    expect([status, headers.get('location')]).toEqual([303, `/shop/sandbox-payment?${query}`]);
  });

  it('refuses a large form and every other call from another site', async () => {
    expect((await response({ ...said, value_a: 'x'.repeat(30_000) })).status).toBe(413);
    for (const path of [
      '/api/shop/sandbox-payment/answer/more',
      '/api/shop/sandbox-payment',
      '/api/shop/cart/add',
    ]) {
      const { status, body } = await shop()
        .visitor()
        .ask(path, { method: 'POST', body: 'status=VALID', headers: form });
      expect([path, status, body.code]).toEqual([path, 403, 'CROSS_SITE']);
    }
  });

  it('changes no order, cart, payment or stock, with or without a session', async () => {
    const seller = await admin(shop());
    const sam = await shopper(shop());
    const productId = await onSale(seller, { totalStock: 3 });
    await inCart(sam, productId, 2);
    const { body: placed } = await sam.client.post('/api/shop/order/create', {
      addressInfo: { addressId: await withAddress(sam) },
    });
    const records = async () => ({
      orders: await inDatabase(shop(), 'SELECT * FROM ordering.orders ORDER BY id'),
      payments: await inDatabase(shop(), 'SELECT * FROM payments.payments ORDER BY id'),
      cart: await cartOf(sam),
      stock: await stockOf(sam, productId),
    });
    const before = await records();
    expect(before.orders).toHaveLength(1);

    for (const status of ['VALID', 'FAILED', 'CANCELLED']) {
      const fields = { ...said, status, tran_id: placed.orderId.slice(0, 30), value_a: placed.orderId };
      const body = String(new URLSearchParams(fields));
      const answered = await sam.client.ask(answerPath, { method: 'POST', body, headers: form });
      expect([answered.status, answered.headers.getSetCookie()]).toEqual([303, []]);
    }
    expect(await records()).toEqual(before);
  });
});

describe('the sandbox panel with a gateway of its own', () => {
  const gateway = 'https://gateway.test/gwprocess/v3/process.php';
  const shop = testShop({ SANDBOX_PAYMENT_URL: `${gateway}?mode=test` });

  it('sends its form there, and pages may send forms to no other site', async () => {
    const { body, headers } = await shop().visitor().get('/api/shop/sandbox-payment');
    expect(body.data.gatewayUrl).toBe(`${gateway}?mode=test`);
    expect(headers.get('content-security-policy')).toContain(`form-action 'self' ${gateway};`);
    const simulator = '/simulators/sslcommerz/gwprocess/v3/process.php';
    expect((await shop().visitor().post(simulator, {})).status).toBe(404);
  });
});
