import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which servers are alive, by the database's clock, so that others take over the jobs of one that is gone. */
export class PlatformJobLeases1795132800040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE public.job_leases (
        server_id uuid PRIMARY KEY,
        worker_ids text[] NOT NULL,
        expires_at timestamptz NOT NULL
      );

      -- A job that was scheduled again while it ran has left its key and its attempts to its successor, which comes in its
      -- own time. It may not have finished, so it gets one more attempt itself.
      CREATE FUNCTION public.release_jobs(of_workers text[]) RETURNS void LANGUAGE plpgsql AS $$
      DECLARE
        replaced bigint[];
        last_attempt integer;
      BEGIN
        SELECT array_agg(id), min(max_attempts) - 1 INTO replaced, last_attempt
          FROM graphile_worker.jobs WHERE locked_by = ANY (of_workers) AND key IS NULL;
        PERFORM graphile_worker.force_unlock_workers(of_workers);
        PERFORM graphile_worker.reschedule_jobs(replaced, attempts => last_attempt);
      END $$`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
