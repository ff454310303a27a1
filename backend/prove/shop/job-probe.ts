import { onDatabase } from './shop-database';
import { untilWithin } from './until-within';

/** A harmless job of its own tells whether the queue is alive. */
export async function secondsUntilJobsRun(databaseUrl: string): Promise<number> {
  const started = Date.now();
  await onDatabase(
    databaseUrl,
    `SELECT graphile_worker.add_job('ordering:expire-order', job_key => 'probe', priority => -1,
       payload => '{"orderId":"00000000-0000-0000-0000-000000000000"}')`,
  );
  const isDone = async () => {
    const left = await onDatabase(databaseUrl, `SELECT FROM graphile_worker.jobs WHERE key = 'probe'`);
    return left.length === 0;
  };
  await untilWithin(isDone, 30_000);
  return Math.round((Date.now() - started) / 100) / 10;
}
