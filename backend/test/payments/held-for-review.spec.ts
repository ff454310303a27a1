import { cartOf, inCart, onSale, stockOf, withAddress } from '../support/shop/goods';
import { PayPalSimulatorControls } from '../support/paypal/paypal-simulator-controls';
import { admin, inDatabase, type Person, shopper } from '../support/shop/people';
import type { ShopResponse } from '../support/shop/shop-client';
import { testShop } from '../support/shop/test-shop';
import { until } from '../support/until';

describe('a payment in review', () => {
  const shop = testShop();
  const payPal = () => new PayPalSimulatorControls(`${shop().url}/simulators/paypal`);
  let seller: Person;
  let sam: Person;
  let addressId: string;
  let productId: string;
  let placed: ShopResponse;
  beforeAll(async () => {
    seller = await admin(shop());
  });
  beforeEach(async () => {
    sam = await shopper(shop());
    addressId = await withAddress(sam);
    productId = await onSale(seller, { totalStock: 3 });
    await inCart(sam, productId, 2);
    placed = await order();
    await payPal().decide(token(), 'review');
  });
  afterEach(async () => {
    await payPal().tell('never');
    await payPal().endReviews('by-hand');
  });

  const order = () => sam.client.post('/api/shop/order/create', { addressInfo: { addressId } });
  const token = () => new URL(placed.body.approvalURL).searchParams.get('token')!;
  const capture = () =>
    sam.client.post('/api/shop/order/capture', { orderId: placed.body.orderId, paymentId: token() });
  const details = async () =>
    (await sam.client.get(`/api/shop/order/details/${placed.body.orderId}`)).body.data;
  const becomes = (paymentStatus: string) =>
    until(async () => (await details()).paymentStatus === paymentStatus);
  const taken = async () => (await payPal().ledger()).captures.find(({ orderId }) => orderId === token());
  const allDelivered = () =>
    until(async () => {
      const waiting = 'SELECT FROM paypal_simulator.webhooks WHERE delivered_at IS NULL';
      return (await inDatabase(shop(), waiting)).length === 0;
    });
  /** Jobs that are due later run now. */
  const runJobsNow = async (): Promise<void> => {
    const jobs = 'ARRAY(SELECT id FROM graphile_worker.jobs)';
    await inDatabase(shop(), `SELECT graphile_worker.reschedule_jobs(${jobs}, run_at => now())`);
  };

  const inReview = { status: 409, body: { success: false, code: 'PAYMENT_IN_REVIEW' } };
  const expectHeld = async () => {
    expect(await details()).toMatchObject({ orderStatus: 'pending', paymentStatus: 'inReview' });
    expect([await stockOf(sam, productId), (await cartOf(sam)).items.length]).toEqual([1, 1]);
  };
  const expectStillHeld = async () => {
    expect(await details()).toMatchObject({ paymentStatus: 'inReview', cancelReason: null });
    expect(await stockOf(sam, productId)).toBe(1);
  };
  const expectConfirmed = async () => {
    expect(await details()).toMatchObject({ orderStatus: 'confirmed', paymentStatus: 'paid' });
    expect([await stockOf(sam, productId), (await cartOf(sam)).items]).toEqual([1, []]);
    expect(await taken()).toMatchObject({ status: 'COMPLETED', amount: '179.00', refunded: '0.00' });
  };
  const expectClosed = async () => {
    expect(await details()).toMatchObject({
      orderStatus: 'rejected',
      paymentStatus: 'failed',
      cancelReason: 'declined',
    });
    expect([await stockOf(sam, productId), (await cartOf(sam)).items.length]).toEqual([3, 1]);
    expect(await taken()).toMatchObject({ status: 'DECLINED' });
  };

  it("is reported as such, keeps its stock, and can't be paid again", async () => {
    expect(await capture()).toMatchObject(inReview);
    expect(await capture()).toMatchObject(inReview);
    await expectHeld();
    const { orderId } = placed.body;
    expect(await sam.client.post(`/api/shop/order/pay/${orderId}`, {})).toMatchObject(inReview);
    expect(await order()).toMatchObject(inReview);
    expect(await sam.client.post(`/api/shop/order/cancel/${orderId}`, {})).toMatchObject(inReview);
    await runJobsNow();
    await until(async () => {
      const due = `SELECT FROM graphile_worker.jobs WHERE key LIKE '%' || $1 AND run_at <= now()`;
      return (await inDatabase(shop(), due, [orderId])).length === 0;
    });
    await expectHeld();
    await payPal().settle(token(), 'completed');
    expect((await capture()).status).toBe(200);
    await expectConfirmed();
  });

  it('marks the ordered lines of the cart, and lets its shopper order other items', async () => {
    await capture();
    const other = await onSale(seller, { totalStock: 1, price: 10 });
    const { body } = await inCart(sam, other);
    expect(body.data).toMatchObject({
      items: [
        { productId, quantity: 2, underReview: 2 },
        { productId: other, underReview: 0 },
      ],
      total: 10,
    });
    const { total, items } = body.data;
    const cartItems = [{ ...items[1], price: 10 }];
    const placedBeside = await sam.client.post('/api/shop/order/create', {
      addressInfo: { addressId },
      cartItems,
      totalAmount: total,
    });
    expect(placedBeside.status).toBe(201);
    await expectStillHeld();

    await payPal().settle(token(), 'completed');
    expect((await capture()).status).toBe(200);
    expect((await cartOf(sam)).items).toMatchObject([{ productId: other, quantity: 1, underReview: 0 }]);
  });

  it.each(['prompt', 'repeated'] as const)(
    'is confirmed once, as soon as the provider reports its completion: %s',
    async (mode) => {
      await capture();
      await payPal().tell(mode, 1);
      await payPal().settle(token(), 'completed');
      await becomes('paid');
      await allDelivered();
      await expectConfirmed();
    },
  );

  it('is confirmed without the buyer, when the review ends by itself', async () => {
    await payPal().tell('prompt');
    await payPal().endReviews('completed', 1);
    // Approved again, so that a webhook follows.
    await payPal().decide(token(), 'review');
    await becomes('paid');
    await expectConfirmed();
  });

  it('is confirmed by polling, when the provider sends no webhooks', async () => {
    await capture();
    await payPal().settle(token(), 'completed');
    await runJobsNow();
    await becomes('paid');
    await expectConfirmed();
  });

  it.each([
    ['prompt', async () => {}],
    ['never', runJobsNow],
  ] as const)('is closed when it is denied, and returns its stock: webhooks %s', async (mode, ask) => {
    await capture();
    await payPal().tell(mode);
    await payPal().settle(token(), 'denied');
    await ask();
    await becomes('failed');
    await expectClosed();
    expect(await capture()).toMatchObject({ status: 409, body: { code: 'ORDER_CLOSED' } });
    const again = await order();
    expect(again.status).toBe(201);
    expect(again.body.orderId).not.toBe(placed.body.orderId);
  });

  it('is reported to its shopper when it is denied', async () => {
    await capture();
    await payPal().settle(token(), 'denied');
    expect(await capture()).toMatchObject({ status: 422, body: { success: false, code: 'PAYMENT_DENIED' } });
    await becomes('failed');
    await expectClosed();
  });
});
