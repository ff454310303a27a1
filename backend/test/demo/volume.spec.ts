import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brokenInvariants } from '../../prove/buying/invariants';
import { checkouts, tokenOf } from '../support/shop/checkouts';
import { demoDatabase } from '../support/postgres/demo-database';
import type { FreshDatabase } from '../support/postgres/fresh-database';
import { inCart } from '../support/shop/goods';
import { inDatabase } from '../support/shop/people';
import { until } from '../support/until';

/** Filling it is part of the first hook. */
jest.setTimeout(120_000);

const size = ['--products', '500', '--orders', '1500', '--customers', '300'];

const fill = (databaseUrl: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  promisify(execFile)(process.execPath, [join(__dirname, '../../demo/volume/main.ts'), ...args], {
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: databaseUrl, ...env },
  });

async function filledDatabase(): Promise<FreshDatabase> {
  const database = await demoDatabase();
  const { stdout } = await fill(database.url, size);
  expect(JSON.parse(stdout.trim().split('\n').at(-1)!)).toMatchObject({ msg: 'the demo shop is filled' });
  return database;
}

describe('the demo shop at volume', () => {
  const { shop, seller, sam, order, capture, payPal } = checkouts({}, { makeDatabase: filledDatabase });
  const rows = <Row>(sql: string) => inDatabase<Row>(shop(), sql);
  const one = async (sql: string) => (await rows<{ n: number }>(`SELECT (${sql})::integer AS n`))[0]!.n;

  it('has the requested numbers of products, orders and customers', async () => {
    expect(await one('SELECT count(*) FROM catalogue.listing_rows')).toBe(500);
    expect(await one('SELECT count(*) FROM ordering.orders')).toBe(1500);
    expect(await one(`SELECT count(*) FROM identity.users WHERE email LIKE '%.haberdash.test'`)).toBe(300);
  });

  it('is consistent: stock with movements, payments with orders, and both with PayPal', async () => {
    expect(await brokenInvariants(shop().databaseUrl)).toEqual([]);
  });

  it('has no discrepancy in the consistency check', async () => {
    const reconciliation = async () => (await seller().client.get('/api/admin/books/get')).body.data;
    await seller().client.post('/api/admin/books/check', {});
    await until(async () => (await reconciliation()).last && !(await reconciliation()).running);
    for (const rule of (await reconciliation()).last.rules)
      expect(rule).toMatchObject({ disagreeing: 0, isFinished: true });
  });

  it('has reports that equal plain SQL', async () => {
    const paid = `
      SELECT (paid_at AT TIME ZONE 'UTC')::date AS day, count(*) AS orders, sum(total_cents) AS cents
        FROM ordering.orders WHERE paid_at IS NOT NULL GROUP BY 1`;
    const wrong = `SELECT count(*) FROM (${paid}) p LEFT JOIN reporting.daily_figures f USING (day)
                    WHERE (f.orders, f.revenue_cents) IS DISTINCT FROM (p.orders, p.cents)`;
    expect(await one(`SELECT count(*) FROM (${paid}) p`)).toBeGreaterThan(90);
    expect(await one(wrong)).toBe(0);
  });

  it('finds orders by number, customer, product and SKU', async () => {
    expect(
      await one(
        `SELECT count(*) FROM ordering.orders o WHERE search IS DISTINCT FROM
           lower(concat_ws(' ', 'hb-' || number, shopper_name, shopper_email,
             (SELECT string_agg(concat_ws(' ', title, sku), ' ' ORDER BY position) FROM ordering.order_lines WHERE order_id = o.id)))`,
      ),
    ).toBe(0);
  });

  it('has times in order', async () => {
    const sorted = `SELECT at, lag(at) OVER (PARTITION BY variant_id ORDER BY id) AS before FROM catalogue.stock_movements`;
    expect(await one(`SELECT count(*) FROM (${sorted}) m WHERE at < before`)).toBe(0);
    expect(await one(`SELECT count(*) FROM catalogue.stock_movements m WHERE stock_after < 0`)).toBe(0);
    expect(await one('SELECT count(*) FROM ordering.order_history WHERE changed_at > now()')).toBe(0);
  });

  it('accepts a next order, with the next number', async () => {
    const [variant] = await rows<{ product_id: string; id: string }>(
      `SELECT v.product_id, v.id FROM catalogue.variants v WHERE sku LIKE '%-2' AND stock > 0 LIMIT 1`,
    );
    const last = await one('SELECT max(number) FROM ordering.orders');
    await inCart(sam(), variant!.product_id, 1, variant!.id);
    const placed = await order();
    await payPal().decide(tokenOf(placed), 'approve');
    expect((await capture(placed)).status).toBe(200);
    expect(await one(`SELECT number FROM ordering.orders WHERE id = '${placed.body.orderId}'`)).toBe(
      last + 1,
    );
  });

  it.each([
    [['--products', '1000'], {}, 'The demo shop is filled already'],
    [['--orders', 'many'], {}, 'many is not a number of rows'],
    [['--prodcts', '10'], {}, "Unknown option '--prodcts'"],
    [
      size,
      { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.test' },
      'In production the demo data is refused',
    ],
  ])('is refused with %p and %p', async (args, env, message) => {
    await expect(fill(shop().databaseUrl, args, env)).rejects.toMatchObject({
      stderr: expect.stringContaining(message),
    });
  });
});
