import { reconciledShop } from '../support/shop/reconciled-shop';
import { inCart, onSale } from '../support/shop/goods';
import { shopper } from '../support/shop/people';
import { newId } from '../../src/shared/ids';
import { startServerProcess } from '../support/shop/program';
import { until } from '../support/until';

describe('the reconciliation', () => {
  const log: string[] = [];
  const { shop, seller, sam, order, run, read, check, paidOrder, settle } = reconciledShop(
    { LOG_LEVEL: 'error' },
    { start: (env) => startServerProcess(env, (line) => log.push(line)) },
  );
  it('agree after orders that were paid, left open and refunded', async () => {
    await paidOrder();
    const { orderId } = await paidOrder();
    await seller().client.put(`/api/admin/orders/update/${orderId}`, { orderStatus: 'rejected' });
    await until(async () => {
      const [refunded] = await run(`SELECT id FROM ordering.orders WHERE id = $1 AND stage = 'refunded'`, [
        orderId,
      ]);
      return refunded !== undefined;
    });
    await inCart(sam(), await onSale(seller()));
    await order();
    await settle();
    const rules = await check();
    for (const rule of Object.values(rules))
      expect(rule).toMatchObject({ disagreeing: 0, unknown: 0, isFinished: true });
    expect(rules['orders-payments']).toMatchObject({ checked: 3 });
    expect(rules['payments-orders']).toMatchObject({ checked: 3 });
    expect(rules['reservations-orders']).toMatchObject({ checked: 2 });
    expect(rules['orders-parcels']).toMatchObject({ checked: 3 });
    expect(rules['provider-payments']).toMatchObject({ checked: 2 });
    expect(rules['stock-movements'].checked).toBeGreaterThanOrEqual(3);
    expect(rules['prices-history'].checked).toBeGreaterThanOrEqual(3);
  });

  it('ignore changes of the last moments', async () => {
    await settle();
    const before = (await check())['orders-payments'].checked;
    await paidOrder();
    expect((await check())['orders-payments'].checked).toBe(before);
  });

  // Each plants a bug and takes it back.
  it.each([
    [
      'orders-payments',
      'is paid, and its payment is abandoned',
      `UPDATE payments.payments SET status = 'abandoned' WHERE order_id = $1`,
      `UPDATE payments.payments SET status = 'paid' WHERE order_id = $1`,
    ],
    [
      'orders-payments',
      'has a payment of another amount',
      `UPDATE payments.payments SET amount_cents = amount_cents + 1 WHERE order_id = $1`,
      `UPDATE payments.payments SET amount_cents = amount_cents - 1 WHERE order_id = $1`,
    ],
    [
      'orders-reservations',
      'is paid, and its stock is not sold',
      `UPDATE catalogue.reservations SET state = 'held' WHERE order_id = $1`,
      `UPDATE catalogue.reservations SET state = 'sold' WHERE order_id = $1`,
    ],
    [
      'reservations-orders',
      'is closed, and stock is sold to it',
      `UPDATE ordering.orders SET stage = 'closed' WHERE id = $1`,
      `UPDATE ordering.orders SET stage = 'paid' WHERE id = $1`,
    ],
    [
      'provider-payments',
      'is $179.01 here, and 179.00 USD at the provider',
      `UPDATE payments.payments SET amount_cents = amount_cents + 1 WHERE order_id = $1`,
      `UPDATE payments.payments SET amount_cents = amount_cents - 1 WHERE order_id = $1`,
    ],
    [
      'payments-orders',
      'is paid, and $179.00 of $179.00 went back',
      `INSERT INTO payments.refunds (id, payment_id, amount_cents, state, refund_id, requested_at, refunded_at)
       SELECT id, id, amount_cents, 'given', 'REFUND', now(), now() FROM payments.payments WHERE order_id = $1`,
      `DELETE FROM payments.refunds WHERE payment_id = (SELECT id FROM payments.payments WHERE order_id = $1)`,
    ],
    [
      'provider-payments',
      'is refunded here, and the provider still has the money',
      `UPDATE payments.payments SET status = 'refunded' WHERE order_id = $1`,
      `WITH paid AS (UPDATE payments.payments SET status = 'paid' WHERE order_id = $1 RETURNING id)
       DELETE FROM payments.refunds WHERE payment_id = (SELECT id FROM paid)`,
    ],
  ])('of %s report an order that %s', async (rule, problem, plant, takeBack) => {
    const { orderId } = await paidOrder();
    await settle();
    await run(plant, [orderId]);
    const found = (await check())[rule];
    await run(takeBack, [orderId]);
    expect(found).toMatchObject({ disagreeing: 1, discrepancies: [{ orderId, problem }] });
    expect((await check())[rule]).toMatchObject({ disagreeing: 0, discrepancies: [] });
  });

  it('report an order that does not cost the sum of its lines, which the database refuses', async () => {
    const { orderId } = await paidOrder();
    await settle();
    const change = (by: string) =>
      run(`UPDATE ordering.orders SET total_cents = total_cents ${by} WHERE id = $1`, [orderId]);
    await expect(change('+ 1')).rejects.toThrow('is not the sum of its lines');
    await run('ALTER TABLE ordering.orders DISABLE TRIGGER check_total_of_changed');
    await change('+ 1');
    const found = (await check())['orders-payments'];
    await change('- 1');
    await run('ALTER TABLE ordering.orders ENABLE TRIGGER check_total_of_changed');
    const problem = 'costs $179.01, and its lines add up to $179.00';
    expect(found).toMatchObject({ disagreeing: 1, discrepancies: [{ orderId, problem }] });
  });

  it('report stock that differs from its movements, and pieces that are held twice', async () => {
    const { productId } = await paidOrder();
    await run('UPDATE catalogue.variants SET stock = stock + 1 WHERE product_id = $1', [productId]);
    const rule = (await check())['stock-movements'];
    await run('UPDATE catalogue.variants SET stock = stock - 1 WHERE product_id = $1', [productId]);
    expect(rule).toMatchObject({
      disagreeing: 1,
      discrepancies: [
        { subject: 'variant', productId, problem: 'has a stock of 11, and its movements add up to 10' },
      ],
    });
    const bought = 'FROM catalogue.variants v WHERE v.id = r.variant_id AND v.product_id = $1';
    await run(`UPDATE catalogue.reservations r SET quantity = quantity + 1 ${bought}`, [productId]);
    const [held] = (await check())['stock-movements'].discrepancies;
    await run(`UPDATE catalogue.reservations r SET quantity = quantity - 1 ${bought}`, [productId]);
    expect(held).toMatchObject({
      productId,
      problem: 'has 10 in stock and 3 held or sold, and 12 were put in',
    });
  });

  it('log an error for a rule with discrepancies', async () => {
    const { productId } = await paidOrder();
    const alerts = () =>
      log.filter(
        (line) => line.includes('"msg":"reconciliation found differences"') && line.includes(productId),
      );
    await run('UPDATE catalogue.variants SET stock = stock + 1 WHERE product_id = $1', [productId]);
    await check();
    await run('UPDATE catalogue.variants SET stock = stock - 1 WHERE product_id = $1', [productId]);
    await until(async () => alerts().length > 0);
    expect(alerts().map((line) => JSON.parse(line))).toMatchObject([
      { level: 50, rule: 'stock-movements', disagreeing: 1, discrepancies: [{ productId }] },
    ]);
  });

  it('report a price that differs from its history, and one without a history', async () => {
    const { productId } = await paidOrder();
    await run('UPDATE catalogue.variants SET sale_price_cents = 7000 WHERE product_id = $1', [productId]);
    const changed = (await check())['prices-history'];
    await run('UPDATE catalogue.variants SET sale_price_cents = 0 WHERE product_id = $1', [productId]);
    expect(changed).toMatchObject({
      disagreeing: 1,
      discrepancies: [
        {
          subject: 'variant',
          productId,
          problem: 'costs $70.00 instead of $89.50, and its history ends with $89.50',
        },
      ],
    });
    const variantId = newId();
    await run(
      `INSERT INTO catalogue.variants (id, product_id, position, size, size_rank, price_cents, sale_price_cents, on_sale)
       VALUES ($1, $2, 1, 'M', 3, 5000, 0, false)`,
      [variantId, productId],
    );
    const unknown = (await check())['prices-history'];
    await run('DELETE FROM catalogue.variants WHERE id = $1', [variantId]);
    expect(unknown).toMatchObject({
      discrepancies: [{ subjectId: variantId, problem: 'has no history of its price' }],
    });
  });

  it('report a variant that does not cost what its sale promises, and one whose sale is over', async () => {
    const { productId } = await paidOrder();
    const saleId = newId();
    await run(
      `INSERT INTO catalogue.sales (id, name, target, percent, starts_at, ends_at, state, version, saved_at, is_reduced, products, variants)
       VALUES ($1, 'Winter', '{}', 20, now() - interval '3 hours', now() + interval '1 hour', 'running', 1, now(), true, 1, 1)`,
      [saleId],
    );
    await run(
      `INSERT INTO catalogue.sale_prices SELECT id, $1, product_id, 7000, 0 FROM catalogue.variants WHERE product_id = $2`,
      [saleId, productId],
    );
    const problems = async () => {
      const { discrepancies } = (await check())['prices-history'];
      return (discrepancies as { problem: string }[]).map(({ problem }) => problem);
    };
    const byAnAdmin = await problems();
    const change = (price: number, actor: string) =>
      run(
        `WITH changed AS (UPDATE catalogue.variants SET sale_price_cents = $2 WHERE product_id = $1 RETURNING *)
         INSERT INTO catalogue.price_changes (variant_id, price_cents, sale_price_cents, actor)
         SELECT id, price_cents, $2, $3 FROM changed`,
        [productId, price, actor],
      );
    await change(6000, `sale:${saleId}`);
    const bySale = await problems();
    await change(7000, `sale:${saleId}`);
    const promised = await problems();
    await run(`UPDATE catalogue.sales SET ends_at = now() - interval '2 hours' WHERE id = $1`, [saleId]);
    const over = await problems();
    await change(0, 'shop');
    await run('DELETE FROM catalogue.sale_prices', []);
    expect([byAnAdmin, bySale, promised, over, await problems()]).toEqual([
      [],
      ['costs $60.00 instead of $89.50, and $70.00 in the sale “Winter”'],
      [],
      ['still takes part in the sale “Winter”, which is over'],
      [],
    ]);
  });

  it('report a payment without an order, and stock that is held without an order', async () => {
    const { orderId } = await paidOrder();
    await settle();
    const other = newId();
    await run('UPDATE payments.payments SET order_id = $2 WHERE order_id = $1', [orderId, other]);
    await run('UPDATE catalogue.reservations SET order_id = $2 WHERE order_id = $1', [orderId, other]);
    const rules = await check();
    await run('UPDATE payments.payments SET order_id = $1 WHERE order_id = $2', [orderId, other]);
    await run('UPDATE catalogue.reservations SET order_id = $1 WHERE order_id = $2', [orderId, other]);
    const noted = (rule: string) => rules[rule].discrepancies;
    expect(noted('payments-orders')).toMatchObject([
      { subject: 'payment', orderId: other, problem: 'has no order' },
    ]);
    expect(noted('reservations-orders')).toMatchObject([
      { orderId: other, problem: 'does not exist, and stock is reserved for it' },
    ]);
    expect(noted('orders-payments')).toMatchObject([{ orderId, problem: 'has no payment' }]);
  });

  it('are checked once at a time, and by admins only', async () => {
    await run(`INSERT INTO reporting.checks (id, started_by) VALUES ($1, 'shop')`, [newId()]);
    const { body } = await seller().client.post('/api/admin/books/check', {});
    expect(body.message).toBe('A check is running already');
    expect((await read()).running).toMatchObject({ isNightly: true, finishedAt: null });
    await run('DELETE FROM reporting.checks WHERE finished_at IS NULL');
    const kim = await shopper(shop());
    expect((await kim.client.get('/api/admin/books/get')).status).toBe(403);
    expect((await kim.client.post('/api/admin/books/check', {})).status).toBe(403);
  });

  it('list the jobs that failed for good', async () => {
    await run(
      `SELECT graphile_worker.add_job('test:fails', max_attempts => 1, run_at => now() + interval '1 hour')`,
    );
    await run(
      `SELECT graphile_worker.reschedule_jobs(array_agg(id), attempts => 1) FROM graphile_worker.jobs
        WHERE task_identifier = 'test:fails'`,
    );
    expect((await read()).failedJobs).toMatchObject([{ name: 'test:fails', error: '' }]);
  });
});
