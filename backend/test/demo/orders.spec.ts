import { demoProducts } from '../../demo/seeds/demo-products';
import { brokenInvariants } from '../../prove/buying/invariants';
import { demoDatabase } from '../support/postgres/demo-database';
import type { FreshDatabase } from '../support/postgres/fresh-database';
import { inDatabase } from '../support/shop/people';

describe("the demo shop's orders", () => {
  let database: FreshDatabase;
  beforeAll(async () => {
    database = await demoDatabase();
  }, 120_000);
  afterAll(() => database.drop());

  const rows = <Row>(sql: string) => inDatabase<Row>({ databaseUrl: database.url }, sql);
  const one = async (sql: string) => (await rows<{ n: number }>(`SELECT (${sql})::integer AS n`))[0]!.n;

  it('are consistent: stock with movements, payments with orders, and both with PayPal', async () => {
    expect(await brokenInvariants(database.url)).toEqual([]);
  });

  it('are 400 in the last 90 days, on each of them, by about 60 customers', async () => {
    const recent = `FROM ordering.orders WHERE placed_at > now() - interval '90 days'`;
    expect(await one(`SELECT count(*) ${recent}`)).toBe(400);
    expect(await one(`SELECT count(DISTINCT placed_at::date) ${recent}`)).toBeGreaterThan(80);
    const customers = await one(`SELECT count(DISTINCT shopper_id) ${recent}`);
    expect(customers).toBeGreaterThan(50);
    expect(customers).toBeLessThanOrEqual(60);
  });

  it('are recognisable: all customers and their orders have addresses of the demo', async () => {
    const isOfDemo = `LIKE '%@customers.haberdash.test'`;
    expect(
      await one(`SELECT count(*) FROM ordering.orders WHERE shopper_email ${isOfDemo} IS NOT TRUE`),
    ).toBe(0);
    expect(
      await one(`SELECT count(*) FROM identity.users WHERE role = 'user' AND email NOT ${isOfDemo}`),
    ).toBe(0);
  });

  it('have every outcome', async () => {
    const found = await rows<{ stage: string; status: string; n: number }>(
      `SELECT stage, status, count(*)::integer AS n FROM ordering.orders GROUP BY 1, 2`,
    );
    const count = (stage: string, status: string) =>
      found.find((row) => row.stage === stage && row.status === status)?.n ?? 0;
    const toSend = ['confirmed', 'inProcess', 'inShipping'].map((status) => count('paid', status));
    expect(toSend.reduce((sum, n) => sum + n)).toBeGreaterThan(3);
    expect(count('paid', 'delivered')).toBeGreaterThan(300);
    expect(count('refunded', 'rejected')).toBeGreaterThan(3);
    expect(count('expired', 'pending')).toBeGreaterThan(5);
    expect(count('closed', 'rejected')).toBeGreaterThan(1);
    expect(count('in-review', 'pending')).toBe(3);
  });

  it('leave the stock of the demo products', async () => {
    const declared = demoProducts.flatMap(({ variants }) => variants.map(({ sku, stock }) => [sku, stock]));
    const kept = await rows<{ sku: string; stock: number }>('SELECT sku, stock FROM catalogue.variants');
    expect(new Map(kept.map(({ sku, stock }) => [sku, stock]))).toEqual(
      new Map(declared as [string, number][]),
    );
  });

  it('have times in order, after the opening of the shop and not in the future', async () => {
    expect(
      await one(`SELECT count(*) FROM catalogue.stock_movements m
                  WHERE at > now() OR at < (SELECT min(created_at) FROM catalogue.products)`),
    ).toBe(0);
    expect(await one('SELECT count(*) FROM ordering.order_history WHERE changed_at > now()')).toBe(0);
    const sorted = `SELECT at, lag(at) OVER (PARTITION BY variant_id ORDER BY id) AS before FROM catalogue.stock_movements`;
    expect(await one(`SELECT count(*) FROM (${sorted}) m WHERE at < before`)).toBe(0);
    const left = `SELECT sum(change) OVER (PARTITION BY variant_id ORDER BY id) AS pieces FROM catalogue.stock_movements`;
    expect(await one(`SELECT count(*) FROM (${left}) m WHERE pieces < 0`)).toBe(0);
  });

  it('are placed by about half of the shoppers who fill a cart on a day', async () => {
    const share = `
      SELECT 100 * sum(buyers) / sum(shoppers) FROM (
        SELECT (SELECT count(DISTINCT shopper_id) FROM ordering.orders WHERE paid_at::date = d) AS buyers,
               (SELECT count(DISTINCT shopper_id) FROM cart.additions WHERE quarter::date = d) AS shoppers
          FROM generate_series(current_date - 80, current_date - 1, interval '1 day') AS d) days`;
    expect(await one(share)).toBeGreaterThan(35);
    expect(await one(share)).toBeLessThan(60);
  });

  it('leave open carts with available products', async () => {
    const open = 'SELECT count(DISTINCT shopper_id) FROM cart.cart_lines';
    expect(await one(open)).toBeGreaterThan(10);
    expect(
      await one(
        `${open} JOIN catalogue.variants v ON v.id = variant_id AND v.product_id = cart_lines.product_id`,
      ),
    ).toBe(await one(open));
    expect(
      await one(`SELECT count(*) FROM ordering.orders o WHERE NOT EXISTS (SELECT FROM cart.additions a
      WHERE a.shopper_id = o.shopper_id AND a.quarter BETWEEN o.placed_at - interval '15 minutes' AND o.placed_at)`),
    ).toBe(0);
  });
});
