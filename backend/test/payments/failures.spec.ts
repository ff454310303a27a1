import { inCart, onSale, stockOf, withAddress } from '../support/shop/goods';
import { PayPalSimulatorControls } from '../support/paypal/paypal-simulator-controls';
import { admin, type Person, shopper } from '../support/shop/people';
import type { ShopResponse } from '../support/shop/shop-client';
import { testShop } from '../support/shop/test-shop';
import { until } from '../support/until';

describe('a failing provider', () => {
  const shop = testShop();
  const payPal = () => new PayPalSimulatorControls(`${shop().url}/simulators/paypal`);
  let seller: Person;
  let sam: Person;
  let addressId: string;
  let productId: string;
  beforeAll(async () => {
    seller = await admin(shop());
  });
  beforeEach(async () => {
    await payPal().removeFaults();
    sam = await shopper(shop());
    addressId = await withAddress(sam);
    productId = await onSale(seller);
    await inCart(sam, productId);
  });

  const order = () => sam.client.post('/api/shop/order/create', { addressInfo: { addressId } });
  const tokenOf = ({ body }: ShopResponse) => new URL(body.approvalURL).searchParams.get('token')!;
  const capture = (placed: ShopResponse) =>
    sam.client.post('/api/shop/order/capture', { orderId: placed.body.orderId, paymentId: tokenOf(placed) });
  const paymentOf = async (placed: ShopResponse) =>
    (await sam.client.get(`/api/shop/order/details/${placed.body.orderId}`)).body.data.paymentStatus;
  const capturesOf = async (placed: ShopResponse) =>
    (await payPal().ledger()).captures.filter(({ orderId }) => orderId === tokenOf(placed));
  const approved = async () => {
    const placed = await order();
    await payPal().decide(tokenOf(placed), 'approve');
    return placed;
  };

  it.each([
    ['create:*', 'bad-gateway', 502, 'PAYMENT_PROVIDER_FAILED'],
    ['token', 'bad-gateway', 502, 'PAYMENT_PROVIDER_FAILED'],
    ['token', 'server-error', 502, 'PAYMENT_PROVIDER_FAILED'],
    ['create:*', 'drop-response', 504, 'PAYMENT_PROVIDER_TIMEOUT'],
  ] as const)('leaves no order and no reserved stock: %s %s', async (operation, kind, status, code) => {
    // Whatever token there was is gone: the next call needs one.
    if (operation === 'token') await payPal().plantFault('create:*', 'expired-token');
    await payPal().plantFault(operation, kind);
    const response = await order();
    expect(response).toMatchObject({ status, body: { success: false, code } });
    expect(JSON.stringify(response.body)).not.toMatch(/html|nginx/i);
    expect(await stockOf(sam, productId)).toBe(12);
    expect((await order()).status).toBe(201);
    expect(await stockOf(sam, productId)).toBe(11);
  });

  it('gets another token in the same call when it rejects the old one', async () => {
    await payPal().plantFault('create:*', 'expired-token');
    const placed = await order();
    expect(placed.status).toBe(201);
    await payPal().decide(tokenOf(placed), 'approve');
    await payPal().plantFault(`capture:${tokenOf(placed)}`, 'expired-token');
    expect((await capture(placed)).body.data).toMatchObject({ paymentStatus: 'paid' });
    expect(await capturesOf(placed)).toHaveLength(1);
  });

  it('fails one call, but not the later ones, when it rejects each token', async () => {
    await payPal().plantFault('create:*', 'expired-token', 2);
    expect(await order()).toMatchObject({ status: 502, body: { code: 'PAYMENT_PROVIDER_FAILED' } });
    expect(await stockOf(sam, productId)).toBe(12);
    expect((await order()).status).toBe(201);
  });

  it("takes the money once when a proxy's error page hid the capture", async () => {
    const placed = await approved();
    await payPal().plantFault(`capture:${tokenOf(placed)}`, 'bad-gateway');
    expect((await capture(placed)).status).toBe(502);
    expect(await paymentOf(placed)).toBe('pending');
    expect((await capture(placed)).status).toBe(200);
    expect(await paymentOf(placed)).toBe('paid');
    expect(await capturesOf(placed)).toHaveLength(1);
  });

  it('refunds once, although it rejects the token and drops the response', async () => {
    const placed = await approved();
    await capture(placed);
    const [taken] = await capturesOf(placed);
    await payPal().plantFault(`refund:${taken!.id}`, 'expired-token');
    await payPal().plantFault(`refund:${taken!.id}`, 'drop-response');
    const url = `/api/admin/orders/update/${placed.body.orderId}`;
    expect((await seller.client.put(url, { orderStatus: 'rejected' })).status).toBe(200);
    await until(async () => (await paymentOf(placed)) === 'refunded');
    expect((await capturesOf(placed))[0]).toMatchObject({ amount: '89.50', refunded: '89.50' });
  });
});
