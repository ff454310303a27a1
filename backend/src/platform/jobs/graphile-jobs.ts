import sql from 'sql-template-tag';
import { type Job, Jobs } from '../../shared/jobs';
import type { Database } from '../postgres/database';
import { inOrder } from '../postgres/ids/in-order';

/**
 * A job without a delay runs before the delayed ones, unless they have been due for so long. A priority would starve them while
 * more jobs come than the workers can run.
 */
const headStartMs = 5_000;

/** A job that the queue is to get. A key that it has already gets this job instead. */
interface Added {
  name: string;
  payload: object;
  delayMs: number;
  key?: string;
  priority?: number;
}

/** A key whose job has become needless. */
interface Dropped {
  key: string;
}

type Change = Added | Dropped;

/** The changes of a transaction reach the queue together, right before it commits. */
export class GraphileJobs extends Jobs {
  constructor(private readonly database: Database) {
    super();
  }

  schedule<Payload extends Record<string, string>>(
    work: Job<Payload>,
    payload: Payload,
    delayMs: number,
  ): Promise<void> {
    return this.change([
      { name: work.name, payload, delayMs, key: work.keyOf(payload), priority: work.priority },
    ]);
  }

  drop<Payload extends Record<string, string>>(work: Job<Payload>, payload: Payload): Promise<void> {
    return this.change([{ key: work.keyOf(payload) }]);
  }

  async change(changes: Change[]): Promise<void> {
    if (this.database.inTransaction) this.database.beforeCommit(this.write, changes);
    else await this.write(changes);
  }

  private readonly write = async (changes: Change[]): Promise<void> => {
    const last = [...new Map(changes.map((change) => [change.key ?? change, change])).values()];
    const added = last.filter((change) => 'name' in change);
    const dropped = last.flatMap((change) => ('name' in change ? [] : [change.key]));
    if (dropped.length > 0) await this.remove(inOrder(dropped));
    if (added.length > 0) await this.add(added);
  };

  /** The queue takes first what is due first. Half of a time that is left may have a fraction of a millisecond. */
  private async add(jobs: Added[]): Promise<void> {
    const specs = jobs
      .map(({ delayMs, ...job }) => ({ ...job, dueInMs: delayMs === 0 ? -headStartMs : delayMs }))
      .sort((one, other) => ((one.key ?? '') < (other.key ?? '') ? -1 : 1));
    await this.database.queryPrepared(sql`
      SELECT FROM graphile_worker.add_jobs(ARRAY(
        SELECT (name, payload, NULL, now() + "dueInMs" * interval '1 millisecond', NULL, key, priority, NULL)::graphile_worker.job_spec
          FROM json_to_recordset(${JSON.stringify(specs)})
            AS jobs (name text, payload json, "dueInMs" float8, key text, priority smallint)))`);
  }

  /** Not by `remove_job`, which would keep a job that is running from its retries. */
  private async remove(keys: string[]): Promise<void> {
    await this.database.queryPrepared(
      sql`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs WHERE key = ANY(${keys}::text[])`,
    );
  }

  /** Runs the jobs again that failed as often as they may. @returns how many there were */
  async retryFailed(): Promise<number> {
    const retried = await this.database.query(
      sql`SELECT graphile_worker.reschedule_jobs(array_agg(id), now(), attempts => 0)
            FROM graphile_worker.jobs WHERE attempts >= max_attempts AND locked_at IS NULL
          HAVING count(*) > 0`,
    );
    return retried.length;
  }
}
