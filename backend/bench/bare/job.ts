import sql, { type Sql } from 'sql-template-tag';

/** A job as the shop writes it. Nobody runs it: what the shop's job would write, the bare server has written. */
export const jobSql = (key: string, payload: object): Sql => sql`
  SELECT FROM graphile_worker.add_job('bench', payload => ${JSON.stringify(payload)}::json,
                run_at => now() + interval '30 minutes', job_key => ${key})`;
