import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns, type Marks } from './marks/mark-columns';

const tables = `
  -- A lease tells by the database's clock that a server is alive, so that others take over the jobs of one that is gone.
  CREATE TABLE public.job_leases (
    server_id uuid PRIMARY KEY,
    worker_ids text[] NOT NULL,
    expires_at timestamptz NOT NULL
  );`;

const marks: Marks = {
  // TypeORM itself makes this table.
  'public.migrations': { isNotPersonal: true, notPersonal: ['name: name of a migration'] },
  'public.job_leases': { isNotPersonal: true },
};

const functions = `
  -- A statement calls it when others have changed what it is to change: its transaction is run again then.
  CREATE FUNCTION public.changed_meanwhile() RETURNS integer LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'It was changed meanwhile' USING ERRCODE = 'serialization_failure';
  END $$;

  -- A job that was scheduled again while it ran has left its key and its attempts to its successor, which comes in its
  -- own time. It may not have finished, so it gets one more attempt itself.
  CREATE FUNCTION public.release_jobs(of_workers text[]) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    replaced bigint[];
    last_attempt integer;
  BEGIN
    SELECT array_agg(id), min(max_attempts) - 1 INTO replaced, last_attempt
      FROM graphile_worker.jobs WHERE locked_by = ANY (of_workers) AND key IS NULL AND attempts >= max_attempts;
    PERFORM graphile_worker.force_unlock_workers(of_workers);
    PERFORM graphile_worker.reschedule_jobs(replaced, attempts => last_attempt);
  END $$;`;

/** The tables and functions of the platform, in the schema `public`, as of 1.0.0. `backend/schema/platform.sql` shows them with all later changes. */
export class PlatformBaseline1795651200001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
    await runner.query(tables);
    await markColumns(runner, marks);
    await runner.query(functions);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
