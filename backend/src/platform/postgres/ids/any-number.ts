import sql, { type Sql } from 'sql-template-tag';

/**
 * Some ids, for a prepared statement. Of a plain parameter Postgres expects ten, but of one id that it sees one: the plan for
 * this one seems better, and is made anew at each call, which can take longer than the statement. Of these it always expects ten.
 */
export const anyNumber = (ids: string[]): Sql => sql`ARRAY(SELECT unnest(${ids}::uuid[]))`;
