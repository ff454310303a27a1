import { reconciledShop } from '../support/shop/reconciled-shop';
import { until } from '../support/until';

describe('a delivery of which nobody says so', () => {
  const { shop, seller, sam, run, read, check, paidOrder, settle } = reconciledShop();

  const details = async (id: string) =>
    (await seller().client.get(`/api/admin/orders/details/${id}`)).body.data;
  const statusOf = async (id: string) => (await details(id)).orderStatus;
  const mails = async (parcelId: string, kind: string) =>
    (await run('SELECT id FROM mailing.mails WHERE fact_id = $1 AND kind = $2', [parcelId, kind])).length;
  /** @returns an order that was placed and sent as many days ago, and was promised for within two days */
  const sentOrder = async (daysAgo: number, sentAgo = daysAgo, kind = 'delivery') => {
    const { orderId } = await paidOrder();
    await seller().client.put(`/api/admin/orders/update/${orderId}`, { orderStatus: 'inShipping' });
    const day = (ago: number) => `to_char(now() - interval '${ago} days', 'YYYY-MM-DD')`;
    await run(
      `UPDATE ordering.orders SET placed_at = now() - interval '${daysAgo} days', delivery = delivery || jsonb_build_object(
         'kind', $2::text, 'promised', jsonb_build_object('from', ${day(daysAgo - 1)}, 'to', ${day(daysAgo - 2)})) WHERE id = $1`,
      [orderId, kind],
    );
    await run(
      `UPDATE ordering.parcels SET sent_at = now() - interval '${sentAgo} days' WHERE order_id = $1`,
      [orderId],
    );
    const [{ _id: parcelId }] = (await details(orderId)).parcels;
    return { orderId, parcelId };
  };

  it('is assumed days after the last promised one, marked as such, and told to nobody', async () => {
    const overdue = await sentOrder(7);
    const notYet = await sentOrder(4);
    const sentLate = await sentOrder(7, 4);
    const pickUp = await sentOrder(7, 7, 'pick-up');
    await shop().restart();
    await until(async () => (await statusOf(overdue.orderId)) === 'delivered');
    for (const { orderId } of [notYet, sentLate, pickUp]) expect(await statusOf(orderId)).toBe('inShipping');
    const seen = await details(overdue.orderId);
    expect(seen).toMatchObject({ parcels: [{ status: 'delivered', deliveryAssumed: true }] });
    expect(seen.parcelHistory.at(-1)).toMatchObject({
      status: 'delivered',
      by: { kind: 'shop' },
      isAssumed: true,
    });
    const own = (await sam().client.get(`/api/shop/order/details/${overdue.orderId}`)).body.data;
    expect(own.parcels).toMatchObject([{ deliveryAssumed: true }]);
    const { variantId } = seen.cartItems[0];
    const { data } = (
      await seller().client.get(`/api/admin/stock/pieces?variant=${variantId}&place=delivered`)
    ).body;
    expect(data).toMatchObject([{ orderId: overdue.orderId, pieces: 2, isAssumed: true }]);
    await settle();
    await until(async () => (await read()).running === null);
    const rules = await check();
    for (const rule of ['stock-movements', 'parcels-stock', 'orders-parcels', 'orders-reservations'])
      expect([rule, rules[rule]]).toMatchObject([rule, { disagreeing: 0 }]);
    expect(await mails(overdue.parcelId, 'parcel-delivered')).toBe(0);
  });

  it('may be confirmed by an admin, which the shopper is told, or turn out to be a loss', async () => {
    const confirmed = await sentOrder(7);
    const lost = await sentOrder(7);
    await shop().restart();
    for (const { orderId } of [confirmed, lost])
      await until(async () => (await statusOf(orderId)) === 'delivered');
    const move = (parcelId: string, status: string, body: object) =>
      seller().client.post(`/api/admin/parcels/${parcelId}/${status}`, { seen: 'delivered', ...body });
    expect((await move(confirmed.parcelId, 'delivered', {})).status).toBe(200);
    expect((await details(confirmed.orderId)).parcels).toMatchObject([
      { status: 'delivered', deliveryAssumed: false },
    ]);
    await until(async () => (await mails(confirmed.parcelId, 'parcel-delivered')) === 1);
    expect((await move(lost.parcelId, 'lost', { remedy: 'send-again' })).status).toBe(200);
    expect(await details(lost.orderId)).toMatchObject({
      orderStatus: 'inProcess',
      parcels: [{ status: 'lost', deliveryAssumed: false }],
    });
  });
});
