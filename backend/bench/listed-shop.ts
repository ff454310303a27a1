import { randomUUID } from 'node:crypto';
import { sign } from 'jsonwebtoken';
import { pino } from 'pino';
import { fillVolume } from '../demo/volume/fill-volume';
import { createDataSource } from '../src/platform/postgres/data-source';
import { Database } from '../src/platform/postgres/database';
import { fillDemo } from '../test/support/demo-database';
import { newDatabase, onDatabase } from './databases';
import { say } from './say';
import { jwtSecret } from './world';

/** Products and customers are at most so many. */
const most = 100_000;

/** The demo shop with so many orders, and an audit and a ledger as long. Filled at the first call. @returns its url */
export async function listedShop(serverUrl: string, rows: number): Promise<string> {
  const { url, isNew } = await newDatabase(serverUrl, `listed_${rows}`);
  if (!isNew) return url;
  say(`Filling a shop with ${rows} orders`);
  await fillDemo(url);
  const others = Math.min(rows, most);
  const database = new Database(await createDataSource(url, 4, 0).initialize());
  await fillVolume(database, { orders: rows, products: others, customers: others }, 'UTC', pino());
  await database.close(0);
  await onDatabase(url, async (client) => {
    await client.query(auditEntries, [rows]);
    await client.query(movements, [rows]);
    await client.query('VACUUM ANALYZE');
  });
  return url;
}

const auditEntries = `
  INSERT INTO audit.entries (recorded_at, actor, actor_name, subject, subject_id, label, action, before, after)
  SELECT now() - n * interval '1 minute', 'admin:' || n % 20, 'Admin ' || n % 20,
         (ARRAY['product', 'order', 'customer', 'stock'])[1 + n % 4], (n % 50000)::text, 'HB-' || n, 'changed the status',
         '{"status": "confirmed"}', '{"status": "inProcess"}'
    FROM generate_series(1, $1::integer) n`;

/** Of the variant with the greatest id: pieces that are taken and come back, and now and then are sold to nobody. */
const movements = `
  INSERT INTO catalogue.stock_movements (variant_id, change, stock_after, cause, actor, order_id, at)
  SELECT v.id, (ARRAY[-1, 0, 1])[1 + n % 3], CASE n % 3 WHEN 0 THEN v.stock - 1 WHEN 2 THEN v.stock END,
         (ARRAY['reserved', 'sold', 'returned'])[1 + n % 3], 'shop', gen_random_uuid(),
         now() - ($1::integer - n) * interval '10 minutes'
    FROM generate_series(0, 3 * ($1::integer / 3) - 1) n
    CROSS JOIN (SELECT id, stock FROM catalogue.variants WHERE stock > 0 ORDER BY id DESC LIMIT 1) v
   ORDER BY n`;

/** What waits to be done is not what is measured; nor is the check of the books, which a new night begins. @returns an admin's cookie */
export function prepare(databaseUrl: string): Promise<string> {
  return onDatabase(databaseUrl, async (client) => {
    await client.query('DELETE FROM graphile_worker._private_jobs');
    await client.query(
      `INSERT INTO reporting.checks (id, started_by, night, finished_at)
       SELECT gen_random_uuid(), 'shop', current_date + n, now() FROM generate_series(-1, 1) n ON CONFLICT (night) DO NOTHING`,
    );
    await client.query('UPDATE reporting.checks SET finished_at = now() WHERE finished_at IS NULL');
    const [id, session] = [randomUUID(), randomUUID()];
    await client.query(
      `INSERT INTO identity.users (id, user_name, email, password_hash, role, created_at)
       VALUES ($1, 'Bench', $2, '-', 'admin', now())`,
      [id, `${id}@bench.test`],
    );
    await client.query(`INSERT INTO identity.sessions VALUES ($2, $1, now() + interval '1 day', NULL)`, [
      id,
      session,
    ]);
    return `token=${sign({ sub: id, sid: session }, jwtSecret, { expiresIn: '1d' })}`;
  });
}
