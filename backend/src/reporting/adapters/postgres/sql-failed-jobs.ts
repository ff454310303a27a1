import sql from 'sql-template-tag';
import { type BoundedCount, maxCounted } from '../../../ordering/order-figures';
import type { Database } from '../../../platform/postgres/database';
import { FailedJobs } from '../../application/ports';

/** Through the public view of the queue. */
export class SqlFailedJobs extends FailedJobs {
  constructor(private readonly database: Database) {
    super();
  }

  async count(): Promise<BoundedCount> {
    const [row] = await this.database.query<{ count: number }>(sql`
      SELECT count(*)::integer FROM (
        SELECT FROM graphile_worker.jobs WHERE attempts >= max_attempts AND locked_at IS NULL LIMIT ${maxCounted + 1}) j`);
    const { count } = row!;
    return { count: Math.min(count, maxCounted), isExact: count <= maxCounted };
  }
}
