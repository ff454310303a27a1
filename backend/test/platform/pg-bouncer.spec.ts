import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { checkouts, tokenOf } from '../support/shop/checkouts';
import { inCart, onSale, stockOf, withAddress } from '../support/shop/goods';
import { startHostedServer } from '../support/shop/hosted-server';
import { inDatabase, shopper } from '../support/shop/people';
import {
  describeWithPgBouncer,
  type PgBouncer,
  sessionSettings,
  startPgBouncer,
} from '../support/services/pg-bouncer';
import { runProgram } from '../support/shop/program';
import { until } from '../support/until';

const sessions = 3;

describeWithPgBouncer('a shop behind PgBouncer in transaction mode', () => {
  let pgBouncer: PgBouncer;
  let settings: NodeJS.ProcessEnv;
  afterAll(() => pgBouncer.stop());
  const { shop, seller, sam, payPal, order, capture } = checkouts(
    {},
    {
      start: async (env) => {
        pgBouncer = await startPgBouncer(env.DATABASE_URL!, sessions);
        settings = { ...env, DATABASE_URL: pgBouncer.url, DATABASE_DIRECT_URL: env.DATABASE_URL };
        return startHostedServer(settings);
      },
    },
  );
  const inPgBouncer = async <Row>(sql: string): Promise<Row[]> => {
    const client = new Client({ connectionString: pgBouncer.url });
    await client.connect();
    const { rows } = await client.query(sql);
    await client.end();
    return rows as Row[];
  };

  it('the shop sells to many concurrent buyers over a few sessions of Postgres', async () => {
    const productId = await onSale(seller(), { totalStock: 50 });
    const buyers = await Promise.all(Array.from({ length: 12 }, () => shopper(shop())));
    const bought = await Promise.all(
      buyers.map(async (buyer) => {
        await inCart(buyer, productId);
        const addressInfo = { addressId: await withAddress(buyer) };
        const placed = await order(buyer, { addressInfo });
        await payPal().decide(tokenOf(placed), 'approve');
        return capture(placed, { by: buyer });
      }),
    );
    expect(bought.map(({ status, body }) => [status, body.data?.paymentStatus])).toEqual(
      bought.map(() => [200, 'paid']),
    );
    expect(await stockOf(sam(), productId)).toBe(38);
    const [open] = await inDatabase<{ count: number }>(
      shop(),
      `SELECT count(*)::integer FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'haberdash'`,
    );
    expect(open!.count).toBeGreaterThan(0);
    expect(open!.count).toBeLessThanOrEqual(sessions);
  });

  it('the prepared statements of pages work on every session', async () => {
    await onSale(seller());
    const pages = Array.from({ length: 60 }, (_, page) =>
      shop()
        .visitor()
        .get(`/api/shop/products/get?limit=${(page % 20) + 1}`),
    );
    for (const { status } of await Promise.all(pages)) expect(status).toBe(200);
  });

  it('events are delivered, with notifications past PgBouncer', async () => {
    await until(async () => (await inDatabase(shop(), 'SELECT FROM catalogue.purchases')).length === 12);
  });

  it("PgBouncer's settings end statements that take too long", async () => {
    expect(await inPgBouncer('SHOW statement_timeout')).toEqual([{ statement_timeout: '10s' }]);
    const page = await readFile(join(__dirname, '../../../docs/settings.md'), 'utf8');
    expect(page).toContain(`connect_query='${sessionSettings}'`);
    expect(await inPgBouncer('SHOW jit')).toEqual([{ jit: 'off' }]);
    const { said } = await runProgram('src/commands/doctor.ts', settings);
    expect(said).toMatch(/^ok +PgBouncer +ends statements after 10s$/m);
  });
});
