import type { Database } from '../postgres/database';

/** Runs the jobs again that failed as often as they may. @returns how many there were */
export async function retryFailedJobs(database: Database): Promise<number> {
  const retried = await database.query(
    `SELECT graphile_worker.reschedule_jobs(array_agg(id), now(), attempts => 0)
       FROM graphile_worker.jobs WHERE attempts >= max_attempts AND locked_at IS NULL
     HAVING count(*) > 0`,
  );
  return retried.length;
}
