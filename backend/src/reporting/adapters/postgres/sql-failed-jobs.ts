import sql from 'sql-template-tag';
import { type BoundedCount, maxCounted } from '../../../ordering/order-figures';
import { isoTime } from '../../../platform/postgres/iso-time';
import type { Database } from '../../../platform/postgres/database';
import { type FailedJob, FailedJobs } from '../../application/ports';

const haveFailed = sql`attempts >= max_attempts AND locked_at IS NULL`;

/** Through the public view of the queue. */
export class SqlFailedJobs extends FailedJobs {
  constructor(private readonly database: Database) {
    super();
  }

  async count(): Promise<BoundedCount> {
    const [row] = await this.database.query<{ count: number }>(sql`
      SELECT count(*)::integer FROM (
        SELECT FROM graphile_worker.jobs WHERE ${haveFailed} LIMIT ${maxCounted + 1}) j`);
    const { count } = row!;
    return { count: Math.min(count, maxCounted), isExact: count <= maxCounted };
  }

  newest(limit: number): Promise<FailedJob[]> {
    return this.database.query(sql`
      SELECT id::text, task_identifier AS name, left(coalesce(last_error, ''), 200) AS error,
             ${isoTime(sql`updated_at`)} AS "failedAt"
        FROM graphile_worker.jobs j WHERE ${haveFailed} ORDER BY j.updated_at DESC, j.id DESC LIMIT ${limit}`);
  }
}
