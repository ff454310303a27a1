import { startDemo } from '../../demo/start-demo';
import { newId } from '../../src/shared/ids';
import { discountOrders, wholeOff } from '../support/shop/discounted-orders';
import { withPlantedBug } from '../support/shop/hosted-server';
import { inCart, onSale } from '../support/shop/goods';
import { reconciledShop } from '../support/shop/reconciled-shop';
import { until } from '../support/until';

describe('an order of which nothing is owed', () => {
  const world = reconciledShop({}, { start: withPlantedBug(startDemo) });
  const { shop, seller, sam, order, capture, orderOf, run, check, settle } = world;

  beforeEach(() => {
    discountOrders(wholeOff);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  /** Three pieces of one product. */
  const place = async (headers = {}) => {
    const productId = await onSale(seller());
    await inCart(sam(), productId, 3);
    return { productId, placed: await order(sam(), {}, headers) };
  };
  const stepsOf = (orderId: string) =>
    run(
      `SELECT h.step FROM payments.payment_history h JOIN payments.payments p ON p.id = h.payment_id
        WHERE p.order_id = $1 ORDER BY h.changed_at, h.id`,
      [orderId],
    );
  const boughtBy = (shopperId: string) =>
    run('SELECT product_id AS id FROM catalogue.purchases WHERE shopper_id = $1', [shopperId]);
  const atProvider = () =>
    run(`SELECT concat_ws(' ', (SELECT count(*) FROM paypal_simulator.orders), (SELECT count(*) FROM paypal_simulator.captures),
                (SELECT count(*) FROM paypal_simulator.refunds)) AS id`);

  it('is paid as soon as it is placed, and the provider never hears of it', async () => {
    const before = await atProvider();
    const { placed, productId } = await place();
    expect([placed.status, placed.body.nothingOwed]).toEqual([201, true]);
    expect(await orderOf(placed)).toMatchObject({
      ...{ orderStatus: 'confirmed', paymentStatus: 'paid', totalAmount: 0, paymentId: '' },
      cartItems: [{ productId, quantity: 3 }],
    });
    const cart = await sam().client.get(`/api/shop/cart/get/${sam().id}`);
    expect(cart.body.data.items).toEqual([]);
    const sold = `SELECT cause AS id FROM catalogue.stock_movements WHERE order_id = $1 ORDER BY at, id`;
    expect(await run(sold, [placed.body.orderId])).toEqual([{ id: 'reserved' }, { id: 'sold' }]);
    await until(async () => (await boughtBy(sam().id)).length === 1);
    expect(await stepsOf(placed.body.orderId)).toEqual([{ step: 'created' }, { step: 'paid' }]);
    await settle();
    const { 'orders-payments': rule } = await check();
    expect(rule).toMatchObject({ disagreeing: 0 });
    expect(await atProvider()).toEqual(before);
  });

  it('is the same order under the same key, also once the cart is empty', async () => {
    const headers = { 'Idempotency-Key': newId() };
    const { placed } = await place(headers);
    const again = await order(sam(), {}, headers);
    expect([again.status, again.body]).toEqual([201, placed.body]);
  });

  it('leads clients that know only approval pages to where the provider leads back, and they find it paid', async () => {
    const { placed } = await place();
    const { origin, pathname, searchParams } = new URL(placed.body.approvalURL);
    expect([origin, pathname]).toEqual([new URL(shop().url).origin, '/shop/paypal-return']);
    const paymentId = searchParams.get('paymentId')!;
    const captured = await capture(placed, { paymentId });
    expect([captured.status, captured.body.data.paymentStatus]).toEqual([200, 'paid']);
    expect((await capture(placed, { paymentId: newId() })).status).toBe(404);
  });

  it('is refunded without the provider, piece by piece and as a whole', async () => {
    const before = await atProvider();
    const { placed } = await place();
    const id = placed.body.orderId as string;
    const [{ variantId }] = (await orderOf(placed)).cartItems;
    const cancelled = await sam().client.post(`/api/shop/order/cancellations/${id}`, {
      _id: newId(),
      pieces: [{ variantId, quantity: 1 }],
    });
    expect(cancelled.status).toBe(201);
    const [cancellation] = (await orderOf(placed)).cancellations;
    expect([cancellation.refund, typeof cancellation.refundDate]).toEqual([0, 'string']);

    await seller().client.put(`/api/admin/orders/update/${id}`, { orderStatus: 'rejected' });
    await until(async () => (await orderOf(placed)).paymentStatus === 'refunded');
    expect((await stepsOf(id)).at(-1)).toEqual({ step: 'refunded' });
    await settle();
    const { 'orders-payments': rule } = await check();
    expect(rule).toMatchObject({ disagreeing: 0 });
    expect(await atProvider()).toEqual(before);
  });
});
