import { checkouts, tokenOf } from '../support/shop/checkouts';
import { inCart, onSale } from '../support/shop/goods';
import { inDatabase, shopper } from '../support/shop/people';
import { addOrder } from '../support/shop/placed-orders';
import { until } from '../support/until';

describe('the numbers of the dashboard', () => {
  const { shop, seller, sam, payPal, order, capture, runJobsNow } = checkouts();

  const dashboard = async () => (await seller().client.get('/api/admin/reports/dashboard')).body.data;

  /** Kim has a cart; Sam bought 3 of 4 last hats, all socks and a scarf, which was refunded; one order is under review, one on hold, one job failed. */
  async function haveABusyDay(): Promise<void> {
    const [hat, socks, scarf] = [
      await onSale(seller(), { title: 'Last hat', price: 20, totalStock: 4 }),
      await onSale(seller(), { title: 'Socks', price: 5, totalStock: 2 }),
      await onSale(seller(), { title: 'Scarf', price: 9, totalStock: 50 }),
    ];
    const kim = await shopper(shop());
    await inCart(kim, hat, 1);
    for (const [productId, quantity] of [[hat, 3] as const, [socks, 2] as const, [scarf, 1] as const]) {
      await inCart(sam(), productId, quantity);
      const placed = await order();
      await payPal().decide(tokenOf(placed), 'approve');
      expect((await capture(placed)).status).toBe(200);
    }
    const { body } = await seller().client.get('/api/admin/orders/get');
    await seller().client.put(`/api/admin/orders/update/${body.data[0]._id}`, { orderStatus: 'rejected' });
    await inDatabase(
      shop(),
      `SELECT graphile_worker.reschedule_jobs(ARRAY[(
         graphile_worker.add_job('test:fails', max_attempts => 1, run_at => now() + interval '1 hour')).id], attempts => 1)`,
    );
    await addOrder(shop(), { stage: 'in-review', status: 'pending' });
    const held = await addOrder(shop());
    const hold = `UPDATE ordering.orders SET held_for = 'disputed', held_since = now() WHERE id = $1`;
    await inDatabase(shop(), hold, [held]);
    await until(async () => {
      await runJobsNow();
      const { figures, lowStock } = await dashboard();
      return lowStock.total === 1 && figures.now.refunds === 1 && figures.now.shoppers === 2;
    });
  }

  it('open lists with as many rows, and exports of the same rows', async () => {
    await haveABusyDay();
    const { range, figures, soldOut, lowStock, toDo } = await dashboard();
    const { now } = figures;
    const days = `from=${range.from}&to=${range.to}`;
    const numbers: [list: string, query: string, number: number][] = [
      ['reports/shoppers', days, now.shoppers],
      ['reports/shoppers', `${days}&paid=true`, now.buyers],
      ['reports/sold-out', days, soldOut.total],
      ['reports/low-stock', '', lowStock.total],
      ['reports/failed-jobs', '', toDo.failedJobs.count],
      ['orders', `paidFrom=${range.start}&paidTo=${range.end}`, now.orders],
      ['orders', `refundedFrom=${range.start}&refundedTo=${range.end}`, now.refunds],
      ['orders', 'payment=inReview', toDo.paymentsUnderReview.count],
      ['orders', 'held=yes', toDo.ordersOnHold.count],
      ['orders', 'status=pending,confirmed,inProcess&payment=paid&held=no', toDo.ordersToSend.count],
    ];
    for (const [list, query, number] of numbers) {
      const { body } = await seller().client.get(`/api/admin/${list}/get?${query}`);
      const csv = await seller().client.get(`/api/admin/${list}/export?${query}`);
      const lines = String(csv.body).trim().split('\n').length;
      expect([list, query, number]).not.toContain(0);
      expect([list, query, body.data.length, body.meta.total, lines]).toEqual([
        ...[list, query, number, number],
        number + 1,
      ]);
    }
  });

  it('name the shoppers, the sizes and the days that are left in their lists', async () => {
    const rows = async (list: string) =>
      (await seller().client.get(`/api/admin/reports/${list}`)).body.data as Record<string, unknown>[];
    expect(await rows('low-stock/get?q=LAST+hat')).toMatchObject([
      { title: 'Last hat', stock: 1, sold: 3, daysLeft: 10 },
    ]);
    expect(await rows('low-stock/get?q=first+hat')).toEqual([]);
    const shoppers = await rows('shoppers/get');
    expect(shoppers.map(({ hasPaid }) => hasPaid).sort()).toEqual([false, true]);
    expect(shoppers[0]).toMatchObject({ userName: 'Sam Shopper' });
    expect(await rows('failed-jobs/get')).toMatchObject([{ name: 'test:fails' }]);
  });

  it.each(['shoppers', 'sold-out', 'low-stock', 'failed-jobs'])('open %s for admins only', async (list) => {
    const path = `/api/admin/reports/${list}/get`;
    expect((await shop().visitor().get(path)).status).toBe(401);
    expect((await (await shopper(shop())).client.get(path)).status).toBe(403);
    const malformed = await seller().client.get(`${path}?cursor=x`);
    expect(malformed.body).toMatchObject({ success: false, code: 'MALFORMED_CURSOR' });
  });
});
