import { newId } from '../../src/shared/ids';
import { payPalDashboard } from '../support/paypal/paypal-dashboard';
import { reconciledShop } from '../support/shop/reconciled-shop';
import { shopper } from '../support/shop/people';
import { until } from '../support/until';

const dayMs = 24 * 60 * 60_000;

describe('the finance report', () => {
  const world = reconciledShop({ SHOP_TIME_ZONE: 'Pacific/Auckland' });
  const { shop, seller, payPal, paidOrder, run, runJobsNow } = world;
  const dashboard = payPalDashboard(world);

  const ask = (query = '', call = 'get') => seller().client.get(`/api/admin/reports/finance/${call}${query}`);
  const read = async (query = '') => {
    const { status, body } = await ask(query);
    expect([status, body.success]).toEqual([200, true]);
    return body.data;
  };
  const detailsOf = async (id: string) =>
    (await seller().client.get(`/api/admin/orders/details/${id}`)).body.data;
  const isRefunded = async (id: string, amount: number) =>
    until(async () => (await detailsOf(id)).refunds.amount === amount);
  const reject = (id: string) =>
    seller().client.put(`/api/admin/orders/update/${id}`, { orderStatus: 'rejected' });
  /** Waits for the figures of the days with payments and refunds. */
  const reports = (query: string, wanted: object) =>
    until(async () => {
      await runJobsNow();
      const { total } = await read(query);
      return Object.entries(wanted).every(([name, value]) => total[name] === value);
    });
  const allAddedUp = () =>
    until(async () => {
      await runJobsNow();
      return (await read()).pendingDays === 0;
    });
  const moveBack = async (orderId: string, days: number) => {
    for (const statement of [
      `UPDATE ordering.orders SET placed_at = placed_at - $2 * interval '1 day', paid_at = paid_at - $2 * interval '1 day' WHERE id = $1`,
      `UPDATE payments.payment_history SET changed_at = changed_at - $2 * interval '1 day'
        WHERE payment_id = (SELECT id FROM payments.payments WHERE order_id = $1)`,
    ])
      await run(statement, [orderId, days]);
  };

  it('is what the provider took and gave back, and its numbers open as many orders', async () => {
    await payPal().tell('prompt');
    const [kept, cancelled, rejected, refunded] = [
      await paidOrder(1),
      await paidOrder(2),
      await paidOrder(1),
      await paidOrder(2),
    ];
    const { cartItems } = await detailsOf(cancelled.orderId);
    const [{ variantId, price }] = cartItems;
    const pieces = [{ variantId, quantity: 1 }];
    await seller().client.post(`/api/admin/orders/${cancelled.orderId}/cancellations`, {
      _id: newId(),
      pieces,
    });
    await reject(rejected.orderId);
    await dashboard.refund(refunded.orderId, '7.50');
    await isRefunded(cancelled.orderId, price);
    await isRefunded(rejected.orderId, price);
    await isRefunded(refunded.orderId, 7.5);
    await payPal().tell('never');
    await runJobsNow();

    const ledger = await payPal().ledger();
    const [taken, given] = [Number(ledger.taken), Number(ledger.refunded)];
    expect([taken, given]).toEqual([6 * price, 2 * price + 7.5]);
    await reports('', { gross: taken, refunds: given });
    const { total, by, rows, timeZone, pendingDays } = await read();
    expect(total).toMatchObject({
      ...{ gross: taken, refunds: given, net: taken - given, delivery: 0 },
      ...{ orders: 4, pieces: 6, averageOrder: taken / 4 },
    });
    expect([timeZone, by, pendingDays]).toEqual(['Pacific/Auckland', 'day', 0]);
    expect(rows.at(-1)).toMatchObject({ gross: taken, refunds: given, orders: 4 });
    expect(rows.at(-1).to).toBe(total.to);

    const listed = async (filter: string) => {
      const query = `${filter}From=${total.start}&${filter}To=${total.end}`;
      const { body } = await seller().client.get(`/api/admin/orders/get?${query}`);
      return body.data.map(({ _id }: { _id: string }) => _id).sort();
    };
    const ids = (...orders: { orderId: string }[]) => orders.map(({ orderId }) => orderId).sort();
    expect(await listed('paid')).toEqual(ids(kept, cancelled, rejected, refunded));
    expect(await listed('refunded')).toEqual(ids(cancelled, rejected, refunded));
    expect(await listed('money')).toEqual(ids(kept, cancelled, rejected, refunded));

    const moved = async (kinds: string) => {
      const query = `from=${total.from}&to=${total.to}&kind=${kinds}`;
      const { body } = await seller().client.get(`/api/admin/reports/money/get?${query}`);
      const file = await seller().client.get(`/api/admin/reports/money/export?${query}`);
      const rows = body.data as { amount: number; orderId: string; orderNumber: string; kind: string }[];
      expect(String(file.body).trim().split('\n')).toHaveLength(rows.length + 1);
      return { rows, sum: rows.reduce((sum, { amount }) => sum + amount, 0) };
    };
    expect((await moved('captured,mispaid')).sum).toBe(total.gross);
    expect((await moved('refunded,refunded-elsewhere')).sum).toBe(-total.refunds);
    expect((await moved('')).sum).toBe(total.net);
    const { rows: elsewhere } = await moved('refunded-elsewhere');
    expect(elsewhere).toMatchObject([
      { amount: -7.5, orderId: refunded.orderId, orderNumber: expect.stringMatching(/^HB-\d+$/) as string },
    ]);
  });

  it('counts a refund on the day on which it was given, not on that of its order', async () => {
    const { orderId } = await paidOrder(1);
    const paid = (await detailsOf(orderId)).totalAmount;
    await moveBack(orderId, 40);
    const { total: before } = await read();
    await reject(orderId);
    await isRefunded(orderId, paid);
    const from = new Date(Date.now() - 45 * dayMs).toISOString().slice(0, 10);
    const to = new Date(Date.now() - 35 * dayMs).toISOString().slice(0, 10);
    const then = `?period=custom&from=${from}&to=${to}`;
    await reports(then, { gross: paid, refunds: 0, net: paid, orders: 1 });
    await run(`SELECT graphile_worker.add_job('reporting:refresh-rollups', '{}')`);
    const { total: today } = await read(`?period=custom&from=${before.to}&to=${before.to}`);
    expect(today.net).toBeLessThan(today.gross);
    const list = (filter: string, { start, end }: { start: string; end: string }) =>
      seller().client.get(`/api/admin/orders/get?${filter}From=${start}&${filter}To=${end}`);
    const { total: earlier } = await read(then);
    expect((await list('paid', earlier)).body.data).toMatchObject([{ _id: orderId }]);
    expect((await list('refunded', earlier)).body.data).toEqual([]);
    const moved = (await list('money', today)).body.data.map(({ _id }: { _id: string }) => _id);
    expect(moved).toContain(orderId);
  });

  it('is by month when it is long, and a file for the accountant has the same rows', async () => {
    const query = '?period=custom&from=2026-01-15&to=2026-06-30';
    const { by, rows } = await read(query);
    expect(by).toBe('month');
    expect(rows.map(({ from, to }: { from: string; to: string }) => `${from} ${to}`)).toEqual([
      ...['2026-01-15 2026-01-31', '2026-02-01 2026-02-28', '2026-03-01 2026-03-31'],
      ...['2026-04-01 2026-04-30', '2026-05-01 2026-05-31', '2026-06-01 2026-06-30'],
    ]);
    expect((await read(`${query}&by=day`)).rows).toHaveLength(167);
    await allAddedUp();
    const csv = await ask('', 'export');
    expect(csv.status).toBe(200);
    expect(csv.headers.get('content-disposition')).toMatch(/filename=finance-\d{4}-\d\d-01-[\d-]+\.csv/);
    const [head, ...lines] = String(csv.body)
      .trim()
      .replace(/^\uFEFF/, '')
      .split('\n');
    expect(head).toBe('From,To,Gross,Refunds,Net,Delivery,Orders,Pieces,Average Order,Currency');
    const { rows: days } = await read();
    const cents = (amount: number) => (amount < 0 ? String(amount) : amount.toFixed(2));
    expect(lines).toEqual(
      days.map((one: Record<string, number | null>) =>
        [
          ...[
            one.from,
            one.to,
            cents(one.gross!),
            cents(one.refunds!),
            cents(one.net!),
            cents(one.delivery!),
          ],
          ...[one.orders, one.pieces, one.averageOrder === null ? '' : cents(one.averageOrder!), 'USD'],
        ].join(','),
      ),
    );
  });

  it('says how many days are not added up, and gives no file without them, until they are', async () => {
    // A server of 1.0.0 computes a day without its money.
    await run(`UPDATE reporting.daily_figures SET computed_at = now(), gross_cents = 0`);
    const { total, pendingDays } = await read();
    expect([total.gross, pendingDays > 0]).toEqual([0, true]);
    expect(await ask('', 'export')).toMatchObject({ status: 409, body: { code: 'FIGURES_ARE_COMPUTED' } });
    await allAddedUp();
    expect((await read()).total.gross).toBeGreaterThan(0);
    expect((await ask('', 'export')).status).toBe(200);
  });

  it('is computed again for a day that the nightly check finds wrong', async () => {
    const { orderId } = await paidOrder(1);
    const paid = (await detailsOf(orderId)).totalAmount;
    await moveBack(orderId, 20);
    const found = async () => (await world.check())['days-orders'];
    await allAddedUp();
    await run(
      `UPDATE reporting.daily_figures SET gross_cents = gross_cents + 1, orders = 1, units = 1, revenue_cents = $2, shoppers = 1, buyers = 1
        WHERE day = (SELECT (paid_at AT TIME ZONE 'Pacific/Auckland')::date FROM ordering.orders WHERE id = $1)`,
      [orderId, paid * 100],
    );
    const rule = await found();
    expect(rule.discrepancies.map(({ problem }: { problem: string }) => problem)).toContainEqual(
      expect.stringMatching(/^has \$[\d.]+ captured, and its captures add up to \$[\d.]+$/),
    );
    expect(await found()).toMatchObject({ disagreeing: 0 });
  });

  it.each([
    ['period=year', 'period'],
    ['period=custom', 'from'],
    ['period=custom&from=2026-02-02&to=2026-02-01', 'to'],
    ['period=custom&from=2020-01-01&to=2026-01-01', 'to'],
    ['period=custom&from=2024-01-01&to=2026-01-01&by=day', 'by'],
  ])('refuses %s and names %s', async (query, field) => {
    for (const call of ['get', 'export']) {
      const { status, body } = await ask(`?${query}`, call);
      expect([status, body.errors?.[0].path ?? body.message.split(':')[0]]).toEqual([400, field]);
    }
  });

  it('is for admins only', async () => {
    for (const call of ['finance/get', 'finance/export', 'money/get', 'money/export']) {
      const path = `/api/admin/reports/${call}`;
      expect((await shop().visitor().get(path)).status).toBe(401);
      expect((await (await shopper(shop())).client.get(path)).status).toBe(403);
    }
  });
});
