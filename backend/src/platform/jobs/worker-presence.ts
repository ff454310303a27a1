import { once } from 'node:events';
import { Client } from 'pg';
import { connectionOptions } from '../postgres/pool';

/** Of the advisory locks that say who works; the other half of the key is the worker's id. */
const lockClass = 7_305_201;

/**
 * Says in the database that these workers live: locks that Postgres frees by itself, at once, when the process that
 * holds them ends, in whatever way.
 */
export class WorkerPresence {
  private constructor(private readonly client: Client) {}

  static async announce(databaseUrl: string, workerIds: string[]): Promise<WorkerPresence> {
    const client = new Client({ connectionString: databaseUrl, ...connectionOptions() });
    // Whoever waits for its end is told of it there.
    client.on('error', () => undefined);
    await client.connect();
    await client.query('SELECT pg_advisory_lock($1, hashtext(id)) FROM unnest($2::text[]) AS id', [
      lockClass,
      workerIds,
    ]);
    return new WorkerPresence(client);
  }

  /** Until nobody can tell any more that the workers live, though they may. */
  lost(signal: AbortSignal): Promise<unknown> {
    return once(this.client, 'end', { signal });
  }

  async withdraw(): Promise<void> {
    await this.client.end().catch(() => undefined);
  }
}

/**
 * Frees jobs that were cut off, to be run again. One that was scheduled again while it ran has a successor, which comes in
 * its own time; it may not have done yet what it was there for, so it has another try itself.
 */
const freeJobs = (whose: string): string => `
  UPDATE graphile_worker._private_jobs
     SET locked_at = NULL, locked_by = NULL, updated_at = now(),
         attempts = CASE WHEN key IS NULL THEN least(attempts, max_attempts - 1) ELSE attempts END
   WHERE ${whose}`;

/** Of workers that this process knows to have ended; $1: their ids. */
export const freeJobsOfWorkers = freeJobs('locked_by = ANY ($1)');

/** Of workers that live no more. Not the freshest jobs: a worker may take one a moment before it is known to live. */
export const freeJobsOfTheDead = freeJobs(`locked_at < now() - interval '3 seconds' AND NOT EXISTS (
     SELECT FROM pg_locks l
      WHERE l.locktype = 'advisory' AND l.granted AND l.classid = ${lockClass}
        AND l.objid::bigint = hashtext(locked_by)::bigint & 4294967295
        AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database()))`);
