import sql, { type Sql } from 'sql-template-tag';
import { type BoundedCount, maxCounted } from '../../../../ordering/order-figures';
import { isoTime } from '../../../../platform/postgres/iso-time';
import type { Database } from '../../../../platform/postgres/database';
import { type KeysetList, readBatches, readPage, sortKey } from '../../../../platform/postgres/keyset';
import type { PageMeta, PageRequest } from '../../../../shared/page';
import { type FailedJob, type FailedJobList, FailedJobs } from '../../application/ports';

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
      SELECT ${columnsOf(200)} FROM graphile_worker.jobs j WHERE ${haveFailed}
       ORDER BY j.updated_at DESC, j.id DESC LIMIT ${limit}`);
  }

  page(list: FailedJobList, request: PageRequest): Promise<{ rows: FailedJob[]; meta: PageMeta }> {
    return readPage(this.database, listOf(list), request);
  }

  batches(list: FailedJobList): AsyncGenerator<FailedJob[]> {
    return readBatches(this.database, listOf(list));
  }
}

const columnsOf = (errorLength: number): Sql => sql`
  j.id::text, j.task_identifier AS name, left(coalesce(j.last_error, ''), ${errorLength}) AS error,
  ${isoTime(sql`j.updated_at`)} AS "failedAt"`;

const listOf = ({ sort }: FailedJobList): KeysetList => ({
  select: columnsOf(1_000),
  from: sql`graphile_worker.jobs j`,
  where: [haveFailed],
  sort: {
    name: sort,
    keys: [sortKey.time(sql`j.updated_at`), sortKey.bigint(sql`j.id`)],
    descending: sort === 'newest',
  },
});
