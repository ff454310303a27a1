import sql, { type Sql } from 'sql-template-tag';
import { isoTime } from '../../../../platform/postgres/iso-time';
import type { Database } from '../../../../platform/postgres/database';
import {
  countLists,
  type KeysetList,
  readBatches,
  readPage,
  sortKey,
} from '../../../../platform/postgres/keyset';
import type { BoundedCount, PageMeta, PageRequest } from '../../../../shared/page';
import { type FailedJob, type FailedJobList, FailedJobs } from '../../application/ports';

const jobs = sql`graphile_worker.jobs j`;
const haveFailed = sql`attempts >= max_attempts AND locked_at IS NULL`;

/** Through the public view of the queue. */
export class SqlFailedJobs extends FailedJobs {
  constructor(private readonly database: Database) {
    super();
  }

  async count(): Promise<BoundedCount> {
    const { failed } = await countLists(this.database, { failed: { from: jobs, where: [haveFailed] } });
    return failed;
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
  from: jobs,
  where: [haveFailed],
  sort: {
    name: sort,
    keys: [sortKey.time(sql`j.updated_at`), sortKey.bigint(sql`j.id`)],
    descending: sort === 'newest',
  },
});
