import { sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { checkouts, tokenOf } from '../support/shop/checkouts';
import { cartOf, inCart, onSale, stockOf } from '../support/shop/goods';
import { inDatabase } from '../support/shop/people';
import type { ShopResponse } from '../support/shop/shop-client';
import { until } from '../support/until';

describe("PayPal's webhook", () => {
  const { shop, seller, sam, payPal, capturesOf, order, capture, orderOf } = checkouts();
  afterEach(() => payPal().tell('never'));
  const isPaid = (placed: ShopResponse) => async () => (await orderOf(placed)).paymentStatus === 'paid';
  const webhooks = (state: string) =>
    inDatabase<object>(shop(), `SELECT FROM paypal_simulator.webhooks WHERE ${state}`);
  const allDelivered = async () => (await webhooks('delivered_at IS NULL')).length === 0;

  it.each(['prompt', 'late', 'repeated', 'disordered'] as const)(
    'completes the order of a buyer who closed the window, once, with mode %s',
    async (mode) => {
      await payPal().tell(mode, 50);
      const productId = await onSale(seller(), { totalStock: 3 });
      await inCart(sam(), productId, 2);
      const placed = await order();
      await payPal().decide(tokenOf(placed), 'approve');
      await until(isPaid(placed));
      await until(allDelivered);
      expect(await orderOf(placed)).toMatchObject({ orderStatus: 'confirmed', paymentStatus: 'paid' });
      expect([await stockOf(sam(), productId), (await cartOf(sam())).items]).toEqual([1, []]);
      expect(await capturesOf(placed)).toHaveLength(1);
    },
  );

  it('completes an order once when the buyer returns at the same time', async () => {
    await payPal().tell('prompt');
    await inCart(sam(), await onSale(seller()));
    const placed = await order();
    await payPal().decide(tokenOf(placed), 'approve');
    await until(async () => (await capture(placed)).status === 200);
    await until(allDelivered);
    expect(await capturesOf(placed)).toHaveLength(1);
    expect(await orderOf(placed)).toMatchObject({ orderStatus: 'confirmed', paymentStatus: 'paid' });
  });

  it('reserves stock again for a buyer who approves after the order expired', async () => {
    await payPal().tell('prompt');
    const productId = await onSale(seller(), { totalStock: 2 });
    await inCart(sam(), productId, 2);
    const placed = await order();
    const { pathname } = new URL((await payPal().decide(tokenOf(placed), 'cancel')).headers.get('location')!);
    await shop().visitor().get(pathname);
    expect(await stockOf(sam(), productId)).toBe(2);
    await payPal().decide(tokenOf(placed), 'approve');
    await until(isPaid(placed));
    // A job took the stock: public responses may be 250 ms old.
    await until(async () => (await stockOf(sam(), productId)) === 0);
  });

  it('is accepted by its signature only', async () => {
    await payPal().tell('forged');
    await inCart(sam(), await onSale(seller()));
    const placed = await order();
    await payPal().decide(tokenOf(placed), 'approve');
    await until(async () => (await webhooks('attempts > 0 AND delivered_at IS NULL')).length > 0);
    const event = { event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: tokenOf(placed) } };
    const hear = '/api/payments/paypal/webhook';
    const forged = { status: 400, body: { success: false, code: 'INVALID_SIGNATURE' } };
    expect(await shop().visitor().post(hear, event)).toMatchObject(forged);
    const headers = {
      'paypal-transmission-id': '1',
      'paypal-transmission-time': '2026-03-01T12:00:00Z',
      'paypal-transmission-sig': 'AAAA',
      'paypal-cert-url': 'http://127.0.0.1:1/v1/notifications/certs/1',
      'paypal-auth-algo': 'SHA256withRSA',
    };
    expect(await shop().visitor().post(hear, event, headers)).toMatchObject(forged);
    expect(await orderOf(placed)).toMatchObject({ paymentStatus: 'pending' });
    expect(await capturesOf(placed)).toEqual([]);
    await inDatabase(shop(), `DELETE FROM paypal_simulator.webhooks WHERE delivered_at IS NULL`);
  });

  it.each([
    ['with a byte order mark', (event: string) => `\uFEFF${event}`, 200],
    ['with a NUL in its id', (event: string) => event.replace('ORDER', 'OR\\u0000DER'), 200],
    ['without a body', () => '', 400],
  ] as const)('is refused with a clear status when it comes %s', async (_, spoil, status) => {
    await inCart(sam(), await onSale(seller()));
    await order();
    const [signer] = await inDatabase<{ key: string; self: string }>(
      shop(),
      `SELECT private_key AS key, body #>> '{links,0,href}' AS self
         FROM paypal_simulator.signing_keys, paypal_simulator.remembered_answers WHERE operation = 'create'`,
    );
    const { key, self } = signer!;
    const body = spoil(JSON.stringify({ event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'ORDER' } }));
    const signed = ['1', '2026-03-01T12:00:00Z', 'WH-SIMULATED', crc32(body)].join('|');
    const response = await fetch(`${shop().url}/api/payments/paypal/webhook`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'paypal-transmission-id': '1',
        'paypal-transmission-time': '2026-03-01T12:00:00Z',
        'paypal-transmission-sig': sign('sha256', Buffer.from(signed), key).toString('base64'),
        'paypal-cert-url': self.replace(/v2.*/, 'v1/notifications/certs/CERT-SIMULATED'),
        'paypal-auth-algo': 'SHA256withRSA',
      },
    });
    const { code } = (await response.json()) as { code?: string };
    expect([response.status, code]).toEqual([status, status === 400 ? 'UNREADABLE_MESSAGE' : undefined]);
  });

  it('is processed when it is repeated after an outage of the shop', async () => {
    await payPal().tell('late', 1);
    await inCart(sam(), await onSale(seller()));
    const placed = await order();
    await payPal().decide(tokenOf(placed), 'approve');
    await shop().restart();
    await until(isPaid(placed));
    expect(await capturesOf(placed)).toHaveLength(1);
  });
});
