import { reconciledShop } from '../support/shop/reconciled-shop';
import { until } from '../support/until';

describe('parcels that got lost', () => {
  const { seller, sam, run, check, paidOrder, settle } = reconciledShop();

  const details = async (id: string) =>
    (await seller().client.get(`/api/admin/orders/details/${id}`)).body.data;
  const setStatus = (id: string, orderStatus: string) =>
    seller().client.put(`/api/admin/orders/update/${id}`, { orderStatus });
  const stockOf = async (productId: string) => {
    const [row] = await run('SELECT stock AS id FROM catalogue.variants WHERE product_id = $1', [productId]);
    return Number(row!.id);
  };
  /** @returns an order of two pieces of twelve that was sent in one parcel */
  const sentOrder = async () => {
    const order = await paidOrder();
    await setStatus(order.orderId, 'inShipping');
    const [{ _id: parcelId }] = (await details(order.orderId)).parcels;
    const lose = (body: object) => seller().client.post(`/api/admin/parcels/${parcelId}/lost`, body);
    return { ...order, parcelId, lose };
  };
  const mailsAbout = async (parcelId: string, kind: string) =>
    (await run('SELECT id FROM mailing.mails WHERE fact_id = $1 AND kind = $2', [parcelId, kind])).length;
  const expectNoDifferences = async () => {
    await settle();
    for (const [rule, result] of Object.entries(await check()))
      expect([rule, result]).toMatchObject([rule, { disagreeing: 0 }]);
  };

  it('are sent again with other pieces, and the shopper is told so', async () => {
    const { orderId, productId, parcelId, lose } = await sentOrder();
    expect((await lose({ remedy: 'send-again' })).status).toBe(200);
    expect(await stockOf(productId)).toBe(8);
    expect(await details(orderId)).toMatchObject({ orderStatus: 'inProcess', cartItems: [{ inParcels: 0 }] });
    await setStatus(orderId, 'delivered');
    expect(await stockOf(productId)).toBe(8);
    const seen = (await sam().client.get(`/api/shop/order/details/${orderId}`)).body.data;
    expect(seen.parcels).toMatchObject([
      { status: 'lost', remedy: 'send-again' },
      { status: 'delivered', remedy: null },
    ]);
    await until(async () => (await mailsAbout(parcelId, 'parcel-lost')) === 1);
    await expectNoDifferences();
  });

  it('are refunded, and their pieces stay away from the stock', async () => {
    const { orderId, productId, lose } = await sentOrder();
    await lose({ remedy: 'refund' });
    await until(async () => (await details(orderId)).paymentStatus === 'refunded');
    expect(await stockOf(productId)).toBe(10);
    expect((await details(orderId)).parcels).toMatchObject([{ status: 'lost', remedy: 'refund' }]);
    await expectNoDifferences();
  });

  it('promise nothing of an order that is rejected: its money goes back as a whole', async () => {
    const { orderId, lose } = await sentOrder();
    await setStatus(orderId, 'rejected');
    await lose({ remedy: 'refund' });
    expect((await details(orderId)).parcels).toMatchObject([{ status: 'lost', remedy: null }]);
    await until(async () => (await details(orderId)).paymentStatus === 'refunded');
    await expectNoDifferences();
  });

  it('are refused when another admin has moved them since', async () => {
    const { parcelId, lose } = await sentOrder();
    await seller().client.post(`/api/admin/parcels/${parcelId}/delivered`, { seen: 'sent' });
    const { status, body } = await lose({ seen: 'sent', remedy: 'refund' });
    expect([status, body.code]).toEqual([409, 'PARCEL_HAS_CHANGED']);
    expect(body.message).toBe('Somebody else has changed this parcel: it is delivered now');
  });

  it.each(['inShipping', 'delivered'])(
    'and rejecting an order that is %s: what is away does not return to stock',
    async (status) => {
      const { orderId, productId } = await paidOrder();
      await setStatus(orderId, status);
      for (let time = 0; time < 2; time += 1) await setStatus(orderId, 'rejected');
      expect(await stockOf(productId)).toBe(10);
      await until(async () => (await details(orderId)).paymentStatus === 'refunded');
      await expectNoDifferences();
    },
  );

  it('are found by the reconciliation when the ledger lost other pieces', async () => {
    const { orderId, lose } = await sentOrder();
    await lose({ remedy: 'send-again' });
    await settle();
    const change = (by: string) =>
      run(
        `UPDATE catalogue.stock_movements SET change = change ${by} WHERE order_id = $1 AND cause = 'lost'`,
        [orderId],
      );
    await change('+ 1');
    const found = (await check())['parcels-stock'];
    await change('- 1');
    const problem = 'has a line with 2 pieces in lost parcels, and its movements lost 1';
    expect(found).toMatchObject({ disagreeing: 1, discrepancies: [{ orderId, problem }] });
    await run(`UPDATE catalogue.reservations SET quantity = quantity - 1 WHERE order_id = $1`, [orderId]);
    await setStatus(orderId, 'inShipping');
    await settle();
    const away = (await check())['parcels-stock'];
    await run(`UPDATE catalogue.reservations SET quantity = quantity + 1 WHERE order_id = $1`, [orderId]);
    expect(away.discrepancies).toMatchObject([{ problem: 'has a line with 2 pieces away, and 1 are sold' }]);
  });
});
