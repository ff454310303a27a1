import sql from 'sql-template-tag';
import type { Clock } from '../../shared/time/clock';
import { job, type Jobs } from '../../shared/jobs';
import { dayMs, Retention } from '../../shared/time/retention';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { Database } from '../postgres/database';

export const forgetFailedJobs = job<Record<string, never>>('platform:forget-failed-jobs', () => 'all', {
  priority: 2,
});

/** Time enough to find the cause and run them again. */
const kept = 90 * dayMs;

/** Jobs that failed for good; others go when they are done. */
export class ForgetFailedJobs extends Retention {
  constructor(database: Database, jobs: Jobs, unitOfWork: UnitOfWork, clock: Clock) {
    const deleteBefore = (time: Date, limit: number) => deleteFailed(database, time, limit);
    super(forgetFailedJobs, { keptMs: kept, everyMs: dayMs }, deleteBefore, jobs, unitOfWork, clock);
  }
}

async function deleteFailed(database: Database, time: Date, limit: number): Promise<number> {
  const deleted = await database.query(sql`
    SELECT graphile_worker.complete_jobs(ARRAY(
      SELECT id FROM graphile_worker.jobs
       WHERE attempts >= max_attempts AND locked_at IS NULL AND updated_at < ${time} LIMIT ${limit}))`);
  return deleted.length;
}
