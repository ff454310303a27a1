import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';

/** Products in one transaction. */
const batchSize = 500;

/**
 * Runs `work` on all products that meet the condition, also deleted ones, in one transaction per batch.
 * @param report is called after each batch. @returns how many products there are
 */
export async function forEachProductBatch(
  database: Database,
  work: (productIds: string[]) => Promise<void>,
  report: (done: number) => void,
  condition = sql`true`,
): Promise<number> {
  let done = 0;
  let ids = await idsAfter(database, condition, '00000000-0000-0000-0000-000000000000');
  while (ids.length > 0) {
    const batch = ids;
    await database.runInTransaction(() => work(batch));
    report((done += batch.length));
    ids = await idsAfter(database, condition, batch.at(-1)!);
  }
  return done;
}

async function idsAfter(database: Database, condition: Sql, last: string): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    sql`SELECT id FROM catalogue.products WHERE id > ${last} AND ${condition} ORDER BY id LIMIT ${batchSize}`,
  );
  return rows.map(({ id }) => id);
}
