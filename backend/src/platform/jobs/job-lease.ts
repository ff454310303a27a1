import { randomUUID } from 'node:crypto';
import type { Database } from '../postgres/database';

const leaseSeconds = 10;

/** A group of workers may take a job a moment before its lease is written. */
const graceSeconds = 3;

/**
 * Says in the database which groups of workers of this server are alive. A server that ends, or whose host vanishes, stops renewing its
 * lease; the others then release its jobs. One that was only slow runs some of its jobs twice, which does no harm.
 */
export class JobLease {
  private readonly serverId = randomUUID();

  constructor(private readonly database: Database) {}

  async renew(poolIds: string[]): Promise<void> {
    await this.database.query(
      `INSERT INTO public.job_leases VALUES ($1, $2, now() + $3::integer * interval '1 second')
       ON CONFLICT (server_id) DO UPDATE SET (worker_ids, expires_at) = (excluded.worker_ids, excluded.expires_at)`,
      [this.serverId, poolIds, leaseSeconds],
    );
  }

  /** Releases the jobs of all groups of workers without a lease. */
  async releaseExpired(): Promise<void> {
    await this.database.query('DELETE FROM public.job_leases WHERE expires_at < now()');
    await this.database.query(
      `SELECT public.release_jobs(array_agg(DISTINCT locked_by)) FROM graphile_worker.jobs
        WHERE locked_at < now() - $1::integer * interval '1 second'
          AND NOT EXISTS (SELECT FROM public.job_leases WHERE locked_by = ANY (worker_ids))
       HAVING count(*) > 0`,
      [graceSeconds],
    );
  }

  /** Releases the jobs of groups of workers that this process knows to have ended. */
  async release(poolIds: string[]): Promise<void> {
    await this.database.query('SELECT public.release_jobs($1)', [poolIds]);
  }
}
