import { inCart, onSale, stockOf, withAddress } from '../support/shop/goods';
import { PayPalSimulatorControls } from '../support/paypal/paypal-simulator-controls';
import { admin, type Person, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';
import { until } from '../support/until';

describe("an admin's orders", () => {
  const shop = testShop();
  let seller: Person;
  let sam: Person;
  let productId: string;
  beforeAll(async () => {
    seller = await admin(shop());
  });
  beforeEach(async () => {
    sam = await shopper(shop(), 'Sam Shipped');
    productId = await onSale(seller);
    await inCart(sam, productId, 2);
  });

  const place = async () => {
    const addressId = await withAddress(sam);
    return (await sam.client.post('/api/shop/order/create', { addressInfo: { addressId } })).body;
  };
  const pay = async ({ orderId, approvalURL }: { orderId: string; approvalURL: string }) => {
    const paymentId = new URL(approvalURL).searchParams.get('token')!;
    await new PayPalSimulatorControls(`${shop().url}/simulators/paypal`).decide(paymentId, 'approve');
    await sam.client.post('/api/shop/order/capture', { orderId, paymentId, payerId: 'P' });
    return orderId;
  };
  const update = (orderId: string, orderStatus: unknown) =>
    seller.client.put(`/api/admin/orders/update/${orderId}`, { orderStatus });
  const seenBy = async ({ client }: Person, orderId: string) =>
    (await client.get(`/api/${client === seller.client ? 'admin/orders' : 'shop/order'}/details/${orderId}`))
      .body.data;

  it('are listed newest first, with the recipient', async () => {
    const first = await pay(await place());
    await inCart(sam, productId);
    const second = await pay(await place());
    const { body } = await seller.client.get('/api/admin/orders/get');
    expect(body.data.slice(0, 2).map((order: { _id: string }) => order._id)).toEqual([second, first]);
    expect(body.data[0]).toMatchObject({ userName: 'Sam Shipped', addressInfo: { city: 'Threadford' } });
  });

  it('show the contact of the shopper, and whether the last payment was declined', async () => {
    const placed = await place();
    const listed = async () => {
      const { body } = await seller.client.get('/api/admin/orders/get');
      return body.data.find((order: { _id: string }) => order._id === placed.orderId);
    };
    const facts = { userEmail: expect.stringMatching(/@haberdash\.test$/) as string, paymentDeclined: false };
    expect(await listed()).toMatchObject(facts);
    const paymentId = new URL(placed.approvalURL).searchParams.get('token')!;
    await new PayPalSimulatorControls(`${shop().url}/simulators/paypal`).decide(paymentId, 'decline');
    await sam.client.post('/api/shop/order/capture', { orderId: placed.orderId, paymentId });
    expect(await listed()).toMatchObject({ ...facts, paymentDeclined: true });
    expect(await seenBy(seller, placed.orderId)).toMatchObject({ ...facts, paymentDeclined: true });
    await pay(placed);
    expect(await listed()).toMatchObject({ paymentStatus: 'paid', paymentDeclined: false });
  });

  it('change their status, which the shopper sees', async () => {
    const orderId = await pay(await place());
    for (const status of ['inProcess', 'inShipping', 'delivered', 'pending']) {
      expect(await update(orderId, status)).toMatchObject({ status: 200, body: { success: true } });
      expect(await seenBy(sam, orderId)).toMatchObject({ orderStatus: status, paymentStatus: 'paid' });
    }
  });

  it('are refunded and return their stock when they are rejected, and stay rejected', async () => {
    const orderId = await pay(await place());
    expect(await stockOf(sam, productId)).toBe(10);
    const responses = await Promise.all([update(orderId, 'rejected'), update(orderId, 'rejected')]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    await until(async () => (await seenBy(sam, orderId)).paymentStatus === 'refunded');
    expect(await stockOf(sam, productId)).toBe(12);
    const ledger = await new PayPalSimulatorControls(`${shop().url}/simulators/paypal`).ledger();
    const { paymentId } = await seenBy(seller, orderId);
    expect(ledger.captures.find((capture) => capture.orderId === paymentId)).toMatchObject({
      refunded: '179.00',
    });
    expect(await update(orderId, 'inProcess')).toMatchObject({
      status: 409,
      body: { code: 'ORDER_REFUNDED' },
    });
  });

  it("return their stock when they are rejected unpaid, and then can't be paid", async () => {
    const placed = await place();
    expect((await update(placed.orderId, 'rejected')).status).toBe(200);
    expect(await stockOf(sam, productId)).toBe(12);
    await pay(placed);
    expect(await seenBy(sam, placed.orderId)).toMatchObject({
      orderStatus: 'rejected',
      paymentStatus: 'failed',
      cancelReason: 'rejected',
    });
  });

  it('are not changed by an admin who saw an older state of them', async () => {
    const { orderId } = await place();
    const order = async () => (await seller.client.get(`/api/admin/orders/details/${orderId}`)).body.data;
    const seenUpdateDate = (await order()).orderUpdateDate;
    const choose = (orderStatus: string) =>
      seller.client.put(`/api/admin/orders/update/${orderId}`, { orderStatus, seenUpdateDate });
    expect((await choose('inProcess')).status).toBe(200);
    const { status, body } = await choose('delivered');
    expect([status, body.code]).toEqual([409, 'ORDER_CHANGED']);
    expect((await order()).orderStatus).toBe('inProcess');
  });

  it('keep the chosen status when they are paid later', async () => {
    const placed = await place();
    await update(placed.orderId, 'delivered');
    const orderId = await pay(placed);
    const { history, ...order } = await seenBy(sam, orderId);
    expect(order).toMatchObject({ orderStatus: 'delivered', paymentStatus: 'paid' });
    expect(history.at(-1)).toMatchObject({ orderStatus: 'delivered', paymentStatus: 'paid' });
  });

  it.each(['confirmed', 'lost', '', null, 7, ['pending'], undefined])(
    "can't have the status %p",
    async (status) => {
      const { orderId } = await place();
      expect(await update(orderId, status)).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'orderStatus' }] },
      });
      expect(await seenBy(sam, orderId)).toMatchObject({ orderStatus: 'pending' });
    },
  );

  it('are not found by a wrong id, and not shown to shoppers', async () => {
    expect((await update('nowhere', 'pending')).status).toBe(404);
    expect((await seller.client.get('/api/admin/orders/details/nowhere')).status).toBe(404);
    const { orderId } = await place();
    const kim = await shopper(shop());
    expect((await kim.client.get(`/api/shop/order/details/${orderId}`)).status).toBe(404);
    expect((await kim.client.get(`/api/shop/order/list/${sam.id}`)).status).toBe(403);
    expect((await sam.client.get('/api/admin/orders/get')).status).toBe(403);
    expect(
      (await sam.client.put(`/api/admin/orders/update/${orderId}`, { orderStatus: 'delivered' })).status,
    ).toBe(403);
    expect((await seller.client.post('/api/shop/order/create', {})).status).toBe(403);
  });
});
