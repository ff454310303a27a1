-- npm run generate writes this file from a freshly migrated database; a change of it is a migration.

CREATE EXTENSION pg_trgm;

-- not personal
CREATE TABLE public.job_leases (
  server_id uuid NOT NULL,
  worker_ids text[] NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT job_leases_pkey PRIMARY KEY (server_id)
);

CREATE FUNCTION public.changed_meanwhile() RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'It was changed meanwhile' USING ERRCODE = 'serialization_failure';
END $$;

CREATE FUNCTION public.release_jobs(of_workers text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  replaced bigint[];
  last_attempt integer;
BEGIN
  SELECT array_agg(id), min(max_attempts) - 1 INTO replaced, last_attempt
    FROM graphile_worker.jobs WHERE locked_by = ANY (of_workers) AND key IS NULL AND attempts >= max_attempts;
  PERFORM graphile_worker.force_unlock_workers(of_workers);
  PERFORM graphile_worker.reschedule_jobs(replaced, attempts => last_attempt);
END $$;
