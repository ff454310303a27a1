import type { DataSource } from 'typeorm';
import type { ServerSettings } from '../../platform/config/server.settings';
import type { ShopSettings } from '../../platform/config/shop.settings';
import { StartupError } from '../../platform/config/startup-error';
import { queueConnections } from '../../platform/jobs/job-runner';
import { connect } from '../../platform/postgres/connect';
import { dataSourceOptions } from '../../platform/postgres/data-source';
import {
  developmentState,
  isOfDevelopmentState,
  pendingMigrations,
} from '../../platform/postgres/migrations/migrate';
import { pgBouncerOptions } from '../../platform/postgres/pool';
import { type Finding, unset, works, wrong } from './finding';

const oldestVersion = 15;

/** Sessions, webhooks and one-time codes carry times; servers that disagree refuse each other's. */
const clocksMayDifferMs = 5_000;

export async function checkDatabase(
  settings: ServerSettings,
  { SHOP_CURRENCY }: Pick<ShopSettings, 'SHOP_CURRENCY'>,
): Promise<Finding[]> {
  const { DATABASE_URL, DATABASE_REPLICA_URL, directDatabaseUrl, hasPgBouncer } = settings;
  const found = [
    onDatabase('Database', dataSourceOptions(directDatabaseUrl, 1), async (dataSource) => [
      await checkVersion(dataSource),
      ...(await checkTables(dataSource, SHOP_CURRENCY)),
      await checkConnections(dataSource, settings),
      await checkClock(dataSource),
      await checkAuditTrail(dataSource, settings),
    ]),
  ];
  if (hasPgBouncer) {
    const options = { ...dataSourceOptions(DATABASE_URL, 1), extra: pgBouncerOptions() };
    found.push(onDatabase('PgBouncer', options, async (dataSource) => [await checkPgBouncer(dataSource)]));
  }
  if (DATABASE_REPLICA_URL) {
    const options = dataSourceOptions(DATABASE_REPLICA_URL, 1);
    found.push(onDatabase('Replica', options, async (dataSource) => [await checkReplica(dataSource)]));
  }
  return (await Promise.all(found)).flat();
}

async function onDatabase(
  part: string,
  options: ReturnType<typeof dataSourceOptions>,
  examine: (dataSource: DataSource) => Promise<Finding[]>,
): Promise<Finding[]> {
  try {
    const dataSource = await connect(options);
    return await examine(dataSource).finally(() => dataSource.destroy());
  } catch (error) {
    if (error instanceof StartupError) return [wrong(part, error.message)];
    throw error;
  }
}

async function checkVersion(dataSource: DataSource): Promise<Finding> {
  const [{ server_version: version }] =
    await dataSource.query<[{ server_version: string }]>('SHOW server_version');
  if (Number.parseInt(version, 10) >= oldestVersion) return works('Database', `Postgres ${version}`);
  return wrong('Database', `Postgres ${version} is too old: use ${oldestVersion} or later`);
}

/** The orders can't be read before all migrations have run. */
async function checkTables(dataSource: DataSource, currency: string): Promise<Finding[]> {
  if (await isOfDevelopmentState(dataSource)) return [wrong('Migrations', developmentState)];
  const pending = await pendingMigrations(dataSource);
  if (pending.length === 0)
    return [works('Migrations', 'all have run'), await checkCurrency(dataSource, currency)];
  return [
    wrong(
      'Migrations',
      `${pending.length} are missing, from ${pending[0]} on: run "npm run migrate" or start the server`,
    ),
  ];
}

/** A server that sells in another currency than its orders refuses to start. */
async function checkCurrency(dataSource: DataSource, currency: string): Promise<Finding> {
  const [{ fixed }] = await dataSource.query<[{ fixed: string | null }]>(
    'SELECT CASE WHEN EXISTS (SELECT FROM ordering.orders) THEN (SELECT currency FROM ordering.order_counter) END AS fixed',
  );
  if (fixed === null) return works('Currency', `${currency}; the first order fixes it`);
  if (fixed === currency) return works('Currency', `${currency}, as the orders have it`);
  return wrong(
    'Currency',
    `the orders are in ${fixed}, and SHOP_CURRENCY is ${currency}: set it to ${fixed}`,
  );
}

async function checkConnections(dataSource: DataSource, settings: ServerSettings): Promise<Finding> {
  const [{ allowed, open }] = await dataSource.query<[{ allowed: number; open: number }]>(`
    SELECT current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer AS allowed,
           (SELECT count(*)::integer FROM pg_stat_activity WHERE backend_type = 'client backend') AS open`);
  const forRequests = settings.hasPgBouncer ? 0 : settings.DATABASE_POOL;
  const taken = forRequests + (settings.runsJobs ? queueConnections : 0);
  if (taken === 0)
    return works('Connections', `PgBouncer's pools count alone; ${open} of ${allowed} are open now`);
  const servers = Math.floor(allowed / taken);
  const budget = `a server takes up to ${taken} of ${allowed}, so ${servers} of them fit; ${open} are open now`;
  return servers > 0 ? works('Connections', budget) : wrong('Connections', budget);
}

async function checkClock(dataSource: DataSource): Promise<Finding> {
  const before = Date.now();
  const [{ now }] = await dataSource.query<[{ now: number }]>(
    'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now',
  );
  const differenceMs = (before + Date.now()) / 2 - now;
  const message = `this machine is ${(Math.abs(differenceMs) / 1_000).toFixed(1)} s ${differenceMs < 0 ? 'behind' : 'ahead of'} the database`;
  if (Math.abs(differenceMs) <= clocksMayDifferMs) return works('Clock', message);
  return wrong('Clock', `${message}: synchronize both with NTP`);
}

/** Whoever owns a table may disable its triggers; the owner of its schema may drop it. A superuser is a member of every role. */
async function checkAuditTrail(
  dataSource: DataSource,
  { DATABASE_OWNER_URL }: ServerSettings,
): Promise<Finding> {
  const [found] = await dataSource.query<{ role: string; owns: boolean }[]>(`
    SELECT current_user AS role,
           pg_has_role(c.relowner, 'MEMBER') OR pg_has_role(n.nspowner, 'MEMBER') OR pg_has_role(f.proowner, 'MEMBER') AS owns
      FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
      JOIN pg_proc f ON f.oid = t.tgfoid
     WHERE n.nspname = 'audit' AND c.relname = 'entries' AND t.tgname = 'append_only' AND t.tgenabled = 'O'`);
  const part = 'Audit trail';
  if (!found)
    return wrong(part, 'nothing protects its entries: the trigger append_only is missing or disabled');
  if (!found.owns)
    return works(part, `the role ${found.role} adds entries, and can't switch off their protection`);
  const message = `the role ${found.role} owns it or is a superuser, and could switch off its protection`;
  return DATABASE_OWNER_URL ? wrong(part, message) : unset(part, `DATABASE_OWNER_URL is not set: ${message}`);
}

/** Its sessions get by PgBouncer's own settings what the server sets for its own. */
async function checkPgBouncer(dataSource: DataSource): Promise<Finding> {
  const [{ statement_timeout: limit }] =
    await dataSource.query<[{ statement_timeout: string }]>('SHOW statement_timeout');
  if (limit !== '0') return works('PgBouncer', `ends statements after ${limit}`);
  return wrong(
    'PgBouncer',
    'its statements have no time-out: give its database a connect_query (docs/settings.md)',
  );
}

async function checkReplica(dataSource: DataSource): Promise<Finding> {
  const [{ streams }] = await dataSource.query<[{ streams: boolean }]>(
    `SELECT pg_is_in_recovery() AND EXISTS (SELECT FROM pg_stat_wal_receiver WHERE status = 'streaming') AS streams`,
  );
  if (streams) return works('Replica', 'streams from its primary');
  return wrong('Replica', 'does not stream from a primary: public pages are read from the primary');
}
