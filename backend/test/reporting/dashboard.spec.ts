import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkouts, tokenOf } from '../support/shop/checkouts';
import { inCart, jeans, onSale } from '../support/shop/goods';
import { inDatabase, shopper } from '../support/shop/people';
import { addOrder } from '../support/shop/placed-orders';
import { until } from '../support/until';

describe('the dashboard', () => {
  const { shop, seller, sam, payPal, order, capture, runJobsNow } = checkouts({
    SHOP_TIME_ZONE: 'Asia/Kathmandu',
  });

  const read = async (query = '') => {
    const { status, body } = await seller().client.get(`/api/admin/reports/dashboard${query}`);
    expect([status, body.success]).toEqual([200, true]);
    return body.data;
  };

  it('shows a payment and a refund within seconds, and sold products within a minute', async () => {
    const productId = await onSale(seller(), { title: 'Sold jeans', price: 50, totalStock: 3 });
    await inCart(sam(), productId, 3);
    const placed = await order();
    await payPal().decide(tokenOf(placed), 'approve');
    expect((await capture(placed)).status).toBe(200);
    await until(async () => (await read('?range=today')).figures.now.orders === 1);
    await runJobsNow();
    await until(async () => (await read('?range=7d')).soldOut.total === 1);
    const { range, timeZone, figures, days, bestSellers, soldOut, toDo } = await read('?range=7d');
    expect(timeZone).toBe('Asia/Kathmandu');
    expect(figures.now).toMatchObject({
      revenue: 150,
      orders: 1,
      averageOrder: 150,
      units: 3,
      conversion: 1,
      shoppers: 1,
      buyers: 1,
    });
    expect(figures.before).toEqual({
      revenue: 0,
      orders: 0,
      averageOrder: null,
      units: 0,
      refunds: 0,
      refunded: 0,
      conversion: null,
      shoppers: 0,
      buyers: 0,
    });
    expect(days).toHaveLength(7);
    expect(days[6]).toMatchObject({ revenue: 150, orders: 1 });
    const sold = { productId, title: 'Sold jeans', units: 3, revenue: 150 };
    expect(soldOut.levels).toMatchObject([{ title: 'Sold jeans', stock: 0, sold: 3 }]);
    expect(bestSellers).toEqual({ byUnits: [sold], byMoney: [sold] });
    expect(toDo).toEqual({
      ordersToSend: { count: 1, isExact: true },
      ordersOnHold: { count: 0, isExact: true },
      paymentsUnderReview: { count: 0, isExact: true },
      failedJobs: { count: 0, isExact: true },
    });

    const listed = async (query: string) => {
      const { body } = await seller().client.get(`/api/admin/orders/get?limit=1&${query}`);
      return body.meta.total;
    };
    expect(await listed(`paidFrom=${range.start}&paidTo=${range.end}`)).toBe(1);
    expect(await listed(`paidFrom=${range.end}`)).toBe(0);
    expect(await listed(`refundedFrom=${range.start}`)).toBe(0);
    await seller().client.put(`/api/admin/orders/update/${placed.body.orderId}`, { orderStatus: 'rejected' });
    await until(async () => (await read()).figures.now.refunds === 1);
    expect((await read()).figures.now).toMatchObject({ revenue: 150, refunded: 150 });
    expect((await read()).toDo.ordersToSend.count).toBe(0);
    expect(await listed(`refundedFrom=${range.start}&refundedTo=${range.end}`)).toBe(1);
  });

  it('lists a product as sold out only until it is stocked up', async () => {
    const productId = await onSale(seller(), { title: 'Sold scarf', price: 50, totalStock: 2 });
    await inCart(sam(), productId, 2);
    const placed = await order();
    await payPal().decide(tokenOf(placed), 'approve');
    await capture(placed);
    await until(async () => (await read()).figures.now.orders === 2);
    await runJobsNow();
    const titles = async (list: string) =>
      (await read())[list].levels.map(({ title }: { title: string }) => title);
    await until(async () => (await titles('soldOut')).includes('Sold scarf'));
    const { total } = (await read()).soldOut;
    await seller().client.put(`/api/admin/products/edit/${productId}`, {
      ...jeans,
      title: 'Sold scarf',
      totalStock: 1,
    });
    expect(await titles('soldOut')).not.toContain('Sold scarf');
    expect((await read()).soldOut.total).toBe(total - 1);
  });

  it('compares today with yesterday until this hour', async () => {
    const { before, comparedUntil, range } = await read('?range=today');
    expect(range.from).toBe(range.to);
    expect(comparedUntil).toMatch(/^\d\d:\d\d$/);
    const sinceMidnight = Date.now() - Date.parse(range.start);
    // The zone has no clocks that change.
    expect(Math.abs(Date.parse(before.end) - Date.parse(before.start) - sinceMidnight)).toBeLessThan(5_000);
    const halfway = (from: string, to: string) =>
      new Date((Date.parse(from) + Date.parse(to)) / 2).toISOString();
    const none = (await read('?range=today')).figures.before;
    expect(none).toMatchObject({ revenue: 0, orders: 0 });
    await addOrder(shop(), { totalCents: 700, placedAt: halfway(before.start, before.end) });
    await addOrder(shop(), { totalCents: 900, placedAt: halfway(before.end, range.start) });
    expect((await read('?range=today')).figures.before).toMatchObject({ revenue: 7, orders: 1, units: 1 });
    expect((await read('?range=7d')).comparedUntil).toBeNull();
    await inDatabase(shop(), `DELETE FROM ordering.orders WHERE total_cents IN (700, 900)`);
  });

  it('compares a range with the same number of days before it', async () => {
    const { range, before, days } = await read('?range=custom&from=2026-01-01&to=2026-01-31');
    expect(range).toEqual({
      from: '2026-01-01',
      to: '2026-01-31',
      start: '2025-12-31T18:15:00.000Z',
      end: '2026-01-31T18:15:00.000Z',
    });
    expect(before).toMatchObject({ from: '2025-12-01', to: '2025-12-31' });
    expect(days).toHaveLength(31);
  });

  it.each([
    ['range=year', 'range'],
    ['range=custom', 'from'],
    ['range=custom&from=2026-02-30&to=2026-03-01', 'from'],
    ['range=custom&from=2026-01-02&to=2026-01-01', 'to'],
    ['range=custom&from=2020-01-01&to=2026-01-01', 'to'],
    ['range=custom&from=2026-01-01&to=99999-01-01', 'to'],
  ])('refuses %s and names %s', async (query, field) => {
    const { status, body } = await seller().client.get(`/api/admin/reports/dashboard?${query}`);
    expect([status, body.errors?.[0].path ?? body.message.split(':')[0]]).toEqual([400, field]);
  });

  it('is recomputed by `reports:rebuild`', async () => {
    await inDatabase(shop(), 'UPDATE reporting.daily_figures SET revenue_cents = 1');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(__dirname, '../../src/commands/rebuild-reports.ts')],
      { env: { ...process.env, DATABASE_URL: shop().databaseUrl, SHOP_TIME_ZONE: 'Asia/Kathmandu' } },
    );
    expect(stdout).toBe('Computed the reports of 1 days (time zone Asia/Kathmandu)\n');
    expect((await read('?range=today')).figures.now.revenue).toBe(250);
  });

  it('is for admins only', async () => {
    expect((await shop().visitor().get('/api/admin/reports/dashboard')).status).toBe(401);
    const kim = await shopper(shop());
    expect((await kim.client.get('/api/admin/reports/dashboard')).status).toBe(403);
  });
});
