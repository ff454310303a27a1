import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoDrawings } from '../../demo/seeds/demo-drawings';
import { demoProducts } from '../../demo/seeds/demo-products';
import { fillDemoShop } from '../../demo/seeds/seed-demo-shop';
import { prepareDatabase } from '../../demo/simulators/paypal/database';
import { brokenInvariants } from '../../prove/invariants';
import { Database } from '../../src/platform/postgres/database';
import { type RunningServer, startServer } from '../../src/serve';
import { freshDatabase } from '../support/fresh-database';
import { inDatabase } from '../support/people';
import { ShopClient } from '../support/shop-client';

describe("the demo shop's orders", () => {
  const atEnd: (() => Promise<unknown>)[] = [];
  let server: RunningServer;
  let databaseUrl: string;
  beforeAll(async () => {
    const database = await freshDatabase();
    databaseUrl = database.url;
    const dataDir = await mkdtemp(join(tmpdir(), 'haberdash-test-'));
    const env = {
      PAYPAL_CLIENT_ID: 'nobody',
      PAYPAL_CLIENT_SECRET: 'never-asked',
      PAYPAL_BASE_URL: 'http://127.0.0.1:9',
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
    };
    const pictures = new Map(demoDrawings.map(({ slug }) => [slug, `https://pictures.test/${slug}.webp`]));
    server = await startServer(env, async (app) => {
      await prepareDatabase(app.get(Database).pool);
      await fillDemoShop(app, pictures, { withOrders: true });
    });
    atEnd.push(
      () => server.close(),
      () => database.drop(),
      () => rm(dataDir, { recursive: true }),
    );
  }, 120_000);
  afterAll(async () => {
    for (const end of atEnd) await end();
  });

  const visitor = () => new ShopClient(() => server.url);
  const rows = <Row>(sql: string) => inDatabase<Row>({ databaseUrl, visitor }, sql);
  const one = async (sql: string) => (await rows<{ n: number }>(`SELECT (${sql})::integer AS n`))[0]!.n;

  it('balance: stock with its movements, payments with orders, and both with PayPal', async () => {
    expect(await brokenInvariants(databaseUrl)).toEqual([]);
  });

  it('are 400 in the last 90 days, on each of them, by about 60 customers', async () => {
    const recent = `FROM ordering.orders WHERE placed_at > now() - interval '90 days'`;
    expect(await one(`SELECT count(*) ${recent}`)).toBe(400);
    expect(await one(`SELECT count(DISTINCT placed_at::date) ${recent}`)).toBeGreaterThan(80);
    const customers = await one(`SELECT count(DISTINCT shopper_id) ${recent}`);
    expect(customers).toBeGreaterThan(50);
    expect(customers).toBeLessThanOrEqual(60);
  });

  it('ended in every way', async () => {
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

  it('leave the stock that the products declare', async () => {
    const declared = demoProducts.flatMap(({ variants }) => variants.map(({ sku, stock }) => [sku, stock]));
    const kept = await rows<{ sku: string; stock: number }>('SELECT sku, stock FROM catalogue.variants');
    expect(new Map(kept.map(({ sku, stock }) => [sku, stock]))).toEqual(
      new Map(declared as [string, number][]),
    );
  });

  it('happened in order: nothing before the shop opened, nothing in the future', async () => {
    expect(
      await one(`SELECT count(*) FROM catalogue.stock_movements m
                  WHERE at > now() OR at < (SELECT min(created_at) FROM catalogue.products)`),
    ).toBe(0);
    expect(await one('SELECT count(*) FROM ordering.order_history WHERE changed_at > now()')).toBe(0);
    const sorted = `SELECT at, lag(at) OVER (PARTITION BY variant_id ORDER BY id) AS before FROM catalogue.stock_movements`;
    expect(await one(`SELECT count(*) FROM (${sorted}) m WHERE at < before`)).toBe(0);
  });
});
