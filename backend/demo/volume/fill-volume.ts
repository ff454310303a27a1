import { SqlListingRows } from '../../src/storefront/listing-rows/adapters/postgres/sql-listing-rows';
import { SqlSearchDocuments } from '../../src/storefront/search/adapters/postgres/sql-search-documents';
import { rollupsRebuilder } from '../../src/commands/rollups-rebuilder';
import { StartupError } from '../../src/platform/config/startup-error';
import type { Log } from '../../src/platform/log/log';
import type { Database } from '../../src/platform/postgres/database';
import { copiesOfCustomers } from './copies-of-customers';
import { copiesOfOrders } from './copies-of-orders';
import { copiesOfPayments } from './copies-of-payments';
import { copiesOfProducts } from './copies-of-products';
import { type CopyStep, preparation } from './copy-plan';
import type { VolumeSize } from './volume-size';

/**
 * Copies the demo's products, customers and finished orders until there are as many as wanted: all of it in one transaction or, when
 * it is cut off, nothing but some unused order numbers. Then computes what is derived from them.
 * @throws StartupError unless the shop has the demo's data and not more
 */
export async function fillVolume(
  database: Database,
  size: VolumeSize,
  timeZone: string,
  log: Log,
): Promise<void> {
  const missing = await missingIn(database, size);
  const [counter] = await database.query<{ last: number }>(
    `UPDATE ordering.order_counter SET last = last + $1 RETURNING (last - $1)::float8 AS last`,
    [missing.orders],
  );
  await database.runInTransaction(async () => {
    await run(database, preparation(missing, counter!.last), log);
    await run(
      database,
      [...copiesOfCustomers, ...copiesOfProducts, ...copiesOfOrders, ...copiesOfPayments],
      log,
    );
  });
  await derive(database, timeZone, log);
  log.info({ ...size }, 'the demo shop is filled');
}

async function missingIn(database: Database, size: VolumeSize): Promise<VolumeSize> {
  const [shop] = await database.query<VolumeSize & { isFilled: boolean }>(`
    SELECT (SELECT count(*)::integer FROM catalogue.products WHERE deleted_at IS NULL) AS products,
           (SELECT count(*)::integer FROM ordering.orders) AS orders,
           (SELECT count(*)::integer FROM identity.users WHERE role = 'user') AS customers,
           EXISTS (SELECT FROM identity.users WHERE email LIKE '%@volume.haberdash.test') AS "isFilled"`);
  const { isFilled, products, orders, customers } = shop!;
  if (isFilled)
    throw new StartupError('The demo shop is filled already: npm start -- --reset starts it over.');
  if (orders === 0 || customers === 0)
    throw new StartupError('There are no demo orders to copy: start the demo first.');
  if (size.products < 3 * products || size.orders < 2 * orders || size.customers < 3 * customers)
    throw new StartupError(
      `Use at least ${3 * products} products, ${2 * orders} orders and ${3 * customers} customers.`,
    );
  return {
    products: size.products - products,
    orders: size.orders - orders,
    customers: size.customers - customers,
  };
}

async function run(database: Database, steps: CopyStep[], log: Log): Promise<void> {
  for (const { name, sql, parameters } of steps) {
    const begun = performance.now();
    await database.query(sql, parameters);
    log.info({ step: name, seconds: secondsSince(begun) }, 'copied');
  }
}

const secondsSince = (begun: number): number => Math.round((performance.now() - begun) / 100) / 10;

const reportedEveryMs = 5_000;

function progress(log: Log): (what: string) => (done: number) => void {
  let reportedAt = performance.now();
  return (what) => (done) => {
    if (performance.now() - reportedAt < reportedEveryMs) return;
    reportedAt = performance.now();
    log.info({ [what]: done }, 'computed');
  };
}

/** Fills the tables that lists, searches and reports read. */
async function derive(database: Database, timeZone: string, log: Log): Promise<void> {
  await database.query('ANALYZE');
  const report = progress(log);
  await new SqlListingRows(database).rebuild(report('listingRows'));
  await new SqlSearchDocuments(database).rebuild(report('searchDocuments'));
  await rollupsRebuilder(database, timeZone).execute(report('reportedDays'));
  await database.query('VACUUM ANALYZE');
}
