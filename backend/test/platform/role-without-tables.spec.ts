import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { checkDatabase } from '../../src/commands/doctor/check-database';
import { ServerSettings } from '../../src/platform/config/server.settings';
import { Environment } from '../../src/platform/config/settings';
import { checkouts, tokenOf } from '../support/shop/checkouts';
import { emptyDatabase, type FreshDatabase, freshDatabase } from '../support/postgres/fresh-database';
import { inCart, onSale } from '../support/shop/goods';
import { startHostedServer } from '../support/shop/hosted-server';
import { inDatabase } from '../support/shop/people';
import { runProgram } from '../support/shop/program';
import { until } from '../support/until';

/** A fresh database, and a role that owns nothing in it: the simulated provider, who lives there too, makes a schema of its own. */
async function withAnotherRole(): Promise<FreshDatabase & { ownerUrl: string }> {
  const database = await freshDatabase();
  const ownerUrl = database.url;
  const role = `shop_${randomUUID().slice(0, 8)}`;
  const name = new URL(ownerUrl).pathname.slice(1);
  await using(
    ownerUrl,
    `CREATE ROLE ${role} LOGIN PASSWORD 'secret'; GRANT CREATE ON DATABASE ${name} TO ${role}`,
  );
  const url = Object.assign(new URL(ownerUrl), { username: role, password: 'secret' }).toString();
  const dropBoth = async () => {
    await database.drop();
    await using(process.env.TEST_POSTGRES_URL!, `DROP ROLE ${role}`);
  };
  return { url, ownerUrl, drop: dropBoth };
}

async function using(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

describe('a shop whose role owns no table', () => {
  let ownerUrl: string;
  const { shop, seller, sam, payPal, order, capture } = checkouts(
    {},
    {
      makeDatabase: async () => {
        const database = await withAnotherRole();
        ownerUrl = database.ownerUrl;
        return database;
      },
      start: (env) => startHostedServer({ ...env, DATABASE_OWNER_URL: ownerUrl }),
    },
  );
  const asShop = (statement: string) => using(shop().databaseUrl, statement);

  it('sells, and its jobs run', async () => {
    const productId = await onSale(seller());
    await inCart(sam(), productId);
    const placed = await order();
    await payPal().decide(tokenOf(placed), 'approve');
    expect((await capture(placed)).body.data).toMatchObject({ paymentStatus: 'paid' });
    await until(async () => {
      const bought = 'SELECT FROM catalogue.purchases WHERE product_id = $1';
      return (await inDatabase(shop(), bought, [productId])).length === 1;
    });
    const failed =
      'SELECT task_identifier, last_error FROM graphile_worker.jobs WHERE last_error IS NOT NULL';
    expect(await inDatabase(shop(), failed)).toEqual([]);
    expect(await inDatabase(shop(), 'SELECT FROM audit.entries')).not.toEqual([]);
  });

  it.each([
    'ALTER TABLE audit.entries DISABLE TRIGGER append_only',
    'ALTER TABLE audit.entries DISABLE TRIGGER ALL',
    'DROP TRIGGER append_only ON audit.entries',
    "CREATE OR REPLACE FUNCTION audit.refuse_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'",
    'DROP TABLE audit.entries',
    'DROP SCHEMA audit CASCADE',
    "SET session_replication_role = 'replica'",
    "UPDATE audit.entries SET label = 'another'",
    'DELETE FROM audit.entries',
    'TRUNCATE audit.entries',
    'ALTER TABLE ordering.orders ADD COLUMN mine text',
  ])('is refused: %s', async (statement) => {
    await expect(asShop(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('is right by the doctor, and another shop is told', async () => {
    const said = async (url: string) => {
      const found = await checkDatabase(new ServerSettings(new Environment({ DATABASE_URL: url })), {
        SHOP_CURRENCY: 'USD',
      });
      return found.find(({ part }) => part === 'Audit trail');
    };
    expect(await said(shop().databaseUrl)).toMatchObject({ state: 'works' });
    expect(await said(ownerUrl)).toMatchObject({ state: 'unset' });
    await using(ownerUrl, 'ALTER TABLE audit.entries DISABLE TRIGGER append_only');
    expect(await said(shop().databaseUrl)).toMatchObject({ state: 'wrong' });
    await using(ownerUrl, 'ALTER TABLE audit.entries ENABLE TRIGGER append_only');
  });
});

describe('a shop whose tables get an owner of their own', () => {
  const names = ['tables', 'shop'].map((name) => `${name}_${randomUUID().slice(0, 8)}`);
  const [owner, role] = names as [string, string];
  let database: FreshDatabase;
  beforeAll(async () => {
    database = await emptyDatabase();
  });
  afterAll(async () => {
    await database.drop();
    await using(process.env.TEST_POSTGRES_URL!, `DROP ROLE ${owner}; DROP ROLE ${role}`);
  });
  const urlOf = (username: string) =>
    Object.assign(new URL(database.url), { username, password: 'secret' }).toString();
  const migrate = (env: NodeJS.ProcessEnv) =>
    runProgram('src/commands/migrate.ts', { DATABASE_URL: urlOf(role), ...env });

  it('is migrated by it, and neither role is a superuser', async () => {
    const create = names.map((name) => `CREATE ROLE ${name} LOGIN PASSWORD 'secret'`).join(';');
    const name = new URL(database.url).pathname.slice(1);
    await using(database.url, `${create}; ALTER DATABASE ${name} OWNER TO ${role}`);
    expect((await migrate({})).code).toBe(0);
    await using(database.url, `REASSIGN OWNED BY ${role} TO ${owner}`);
    await expect(using(urlOf(role), 'SELECT FROM ordering.orders')).rejects.toMatchObject({ code: '42501' });

    const env = { DATABASE_URL: urlOf(role), DATABASE_OWNER_URL: urlOf(owner) };
    expect((await migrate(env)).code).toBe(0);
    await using(urlOf(role), 'SELECT FROM ordering.orders');
    await using(urlOf(role), `SELECT graphile_worker.add_job('test:job')`);
    await expect(using(urlOf(role), 'DROP TABLE audit.entries')).rejects.toMatchObject({ code: '42501' });
  });
});
