import { reconciledShop } from '../support/shop/reconciled-shop';
import { stockOf } from '../support/shop/goods';
import { payPalDashboard } from '../support/paypal/paypal-dashboard';
import { until } from '../support/until';

describe('money that goes back at PayPal without the shop', () => {
  const world = reconciledShop();
  const { seller, sam, payPal, paidOrder, check, settle, run } = world;
  const dashboard = payPalDashboard(world);
  afterEach(() => payPal().tell('never'));

  const seen = async (id: string) => (await sam().client.get(`/api/shop/order/details/${id}`)).body.data;
  const details = async (id: string) =>
    (await seller().client.get(`/api/admin/orders/details/${id}`)).body.data;
  const stepsOf = async (id: string) =>
    (await details(id)).paymentHistory.map(({ step }: { step: string }) => step) as string[];
  const pack = (id: string) => seller().client.post(`/api/admin/orders/${id}/parcels`, {});
  const listed = async (query: string) => {
    const { body } = await seller().client.get(`/api/admin/orders/get?${query}`);
    return body.data.map(({ _id }: { _id: string }) => _id) as string[];
  };
  const allDelivered = () =>
    until(
      async () =>
        (await run(`SELECT FROM paypal_simulator.webhooks WHERE delivered_at IS NULL`)).length === 0,
    );
  const expectNoDifferences = async () => {
    await settle();
    for (const rule of Object.values(await check())) expect(rule).toMatchObject({ disagreeing: 0 });
  };

  it('ends an order of which all of it went back, and returns what was not sent to stock', async () => {
    await payPal().tell('repeated', 50);
    const { orderId, productId } = await paidOrder(2);
    const before = await stockOf(sam(), productId);
    expect((await pack(orderId)).status).toBe(201);
    await dashboard.refund(orderId);
    await until(async () => (await seen(orderId)).paymentStatus === 'refunded');
    await allDelivered();
    expect(await seen(orderId)).toMatchObject({
      ...{ orderStatus: 'rejected', cancelReason: 'cancelled', cancellations: [] },
    });
    const { history } = await seen(orderId);
    expect(history.slice(-2)).toMatchObject([
      { orderStatus: 'rejected', paymentStatus: 'paid' },
      { orderStatus: 'rejected', paymentStatus: 'refunded' },
    ]);
    expect((await stepsOf(orderId)).slice(-2)).toEqual(['paid', 'refunded-elsewhere']);
    await until(async () => (await stockOf(sam(), productId)) === before + 2);
    expect(await pack(orderId)).toMatchObject({ status: 409, body: { code: 'ORDER_REFUNDED' } });
    await expectNoDifferences();
  });

  it('is subtracted where a part of it went back, once', async () => {
    await payPal().tell('repeated', 50);
    const { orderId } = await paidOrder(2);
    await dashboard.refund(orderId, '10.00');
    await until(async () => (await seen(orderId)).cancellations.length === 1);
    await allDelivered();
    expect(await seen(orderId)).toMatchObject({
      paymentStatus: 'paid',
      cartItems: [{ cancelled: 0 }],
      cancellations: [{ pieces: [], refund: 10, by: 'shop', refundDate: expect.any(String) as string }],
    });
    expect((await stepsOf(orderId)).slice(-2)).toEqual(['paid', 'refunded-part-elsewhere']);
    await expectNoDifferences();
  });

  it('holds the order back until an admin releases it', async () => {
    await payPal().tell('prompt');
    const { orderId } = await paidOrder(2);
    expect(await listed('toSend=all')).toContain(orderId);
    await dashboard.refund(orderId, '10.00');
    await until(async () => (await details(orderId)).hold !== null);
    expect((await details(orderId)).hold.reason).toBe('refunded-elsewhere');
    expect([await listed('held=yes'), await listed('toSend=all'), await listed('held=no')]).toEqual([
      expect.arrayContaining([orderId]),
      expect.not.arrayContaining([orderId]),
      expect.not.arrayContaining([orderId]),
    ]);
    expect(await seen(orderId)).not.toHaveProperty('hold');
    expect(await pack(orderId)).toMatchObject({ status: 409, body: { code: 'ORDER_ON_HOLD' } });
    const release = `/api/admin/orders/${orderId}/release`;
    expect((await sam().client.post(release, {})).status).toBe(403);
    expect((await seller().client.post(release, {})).status).toBe(201);
    expect((await pack(orderId)).status).toBe(201);
    expect((await details(orderId)).hold).toBeNull();
  });

  it('may be a part, and then the rest', async () => {
    await payPal().tell('prompt');
    const { orderId } = await paidOrder(2);
    await dashboard.refund(orderId, '10.00');
    await until(async () => (await seen(orderId)).cancellations.length === 1);
    await dashboard.refund(orderId);
    await until(async () => (await seen(orderId)).paymentStatus === 'refunded');
    expect((await seen(orderId)).cancellations).toHaveLength(1);
    await expectNoDifferences();
  });

  it('is found out by a refund that PayPal refuses because of it, where no webhook told of it', async () => {
    const { orderId } = await paidOrder(2);
    const { cartItems } = await seen(orderId);
    await dashboard.refund(orderId);
    const pieces = [{ variantId: cartItems[0].variantId as string, quantity: 1 }];
    const _id = crypto.randomUUID();
    await sam().client.post(`/api/shop/order/cancellations/${orderId}`, { _id, pieces });
    await until(async () => (await seen(orderId)).paymentStatus === 'refunded');
    expect((await stepsOf(orderId)).slice(-3)).toEqual([
      'refunding-part',
      'refunded-part',
      'refunded-elsewhere',
    ]);
    await expectNoDifferences();
  });

  it('is disputed, which holds the order back, once', async () => {
    await payPal().tell('repeated', 50);
    const { orderId } = await paidOrder(2);
    await dashboard.dispute(orderId);
    await until(async () => (await details(orderId)).hold !== null);
    expect((await details(orderId)).hold.reason).toBe('disputed');
    await allDelivered();
    expect((await stepsOf(orderId)).slice(-2)).toEqual(['paid', 'disputed']);
    expect(await pack(orderId)).toMatchObject({ status: 409, body: { code: 'ORDER_ON_HOLD' } });
    expect(await seen(orderId)).toMatchObject({ paymentStatus: 'paid', cancellations: [] });
  });

  it("is not what the shop's own refunds are told of", async () => {
    await payPal().tell('prompt');
    const { orderId } = await paidOrder(2);
    const { cartItems } = await seen(orderId);
    const pieces = [{ variantId: cartItems[0].variantId as string, quantity: 1 }];
    const _id = crypto.randomUUID();
    await sam().client.post(`/api/shop/order/cancellations/${orderId}`, { _id, pieces });
    await until(async () => (await seen(orderId)).cancellations[0].refundDate !== null);
    await seller().client.put(`/api/admin/orders/update/${orderId}`, { orderStatus: 'rejected' });
    await until(async () => (await seen(orderId)).paymentStatus === 'refunded');
    await allDelivered();
    expect((await stepsOf(orderId)).filter((step) => step.includes('elsewhere'))).toEqual([]);
    await expectNoDifferences();
  });
});
