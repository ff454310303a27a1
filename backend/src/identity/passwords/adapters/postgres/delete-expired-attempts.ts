import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { deleteLimited } from '../../../../platform/postgres/delete-limited';

/** From the table of rate-limiter-flexible. Redis deletes its own. */
export function deleteExpiredAttempts(database: Database, before: Date, limit: number): Promise<number> {
  const isOver = sql`expire < ${before.getTime()}::bigint`;
  return deleteLimited(database, sql`identity.login_attempts`, isOver, limit);
}
