import { returnsShop } from '../support/returns/returns-shop';

describe('the return rate', () => {
  const { admin, sam, shop, deliveredOrder, declare, arrive, settleAs, refunded } = returnsShop();
  const report = async (query: string) =>
    (await admin().get(`/api/admin/reports/return-rate/get?${query}`)).body.data;

  it('counts the pieces that were sent, and those of them that came back and were accepted', async () => {
    const { orderId, productId, variantId } = await deliveredOrder(4);
    const { body } = await declare(orderId, [
      { variantId, quantity: 2, reason: 'too-small' },
      { variantId, quantity: 1 },
    ]);
    const { _id: id } = body.data;
    const before = await report(`product=${productId}`);
    expect(before.total).toEqual({ sent: 4, returned: 0, rate: 0 });
    await arrive(id);
    await settleAs(id, 'sellable', 'damaged', 'kept');
    await refunded(id);
    const figures = { sent: 4, returned: 2, rate: 50 };
    expect(await report(`product=${productId}`)).toMatchObject({
      ...{ timeZone: 'Europe/Lisbon', by: 'product', total: figures, count: 1 },
      rows: [{ key: productId, title: 'Straight jeans', ...figures }],
    });
    expect(await report(`by=size&product=${productId}`)).toMatchObject({ rows: [figures] });
    const { rows, total } = await report(`by=reason&product=${productId}`);
    expect(total).toEqual(figures);
    expect(rows.reduce((sum: number, { returned }: { returned: number }) => sum + returned, 0)).toBe(2);
    const { body: file } = await admin().get(`/api/admin/reports/return-rate/export?product=${productId}`);
    expect((file as string).trim().split(/\r?\n/)).toEqual([
      expect.stringContaining('Product ID,Product,Sent,Returned,Rate in Percent'),
      `${productId},Straight jeans,4,2,50`,
    ]);
  });

  it('is of the days in which the pieces were sent, in the time zone of the shop', async () => {
    const { productId } = await deliveredOrder(1);
    const last = await report(`period=last-month&product=${productId}`);
    expect(last).toMatchObject({ total: { sent: 0, returned: 0, rate: null }, rows: [], count: 0 });
  });

  it('refuses a period that ends before it begins, and everybody but admins', async () => {
    const path = '/api/admin/reports/return-rate/get?period=custom&from=2026-02-02&to=2026-02-01';
    expect((await admin().get(path)).status).toBe(400);
    expect((await sam().client.get(path)).status).toBe(403);
    expect((await shop().visitor().get(path)).status).toBe(401);
  });
});
