import type { Client } from 'pg';

/** Timers never fire: time passes only where a trial says so. */
export async function stopClocks(database: Client): Promise<void> {
  await database.query(
    'DELETE FROM graphile_worker._private_jobs WHERE run_at > now() AND attempts = 0 AND locked_at IS NULL',
  );
}
