import sql, { type Sql } from 'sql-template-tag';
import type { Database } from './database';

/** @returns how many rows it deleted. Two at the same time delete different ones. */
export async function deleteLimited(
  database: Database,
  table: Sql,
  condition: Sql,
  limit: number,
): Promise<number> {
  const [row] = await database.query<{ deleted: number }>(sql`
    WITH deleted AS (
      DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${limit} FOR UPDATE SKIP LOCKED)) RETURNING 1)
    SELECT count(*)::integer AS deleted FROM deleted`);
  return row!.deleted;
}
