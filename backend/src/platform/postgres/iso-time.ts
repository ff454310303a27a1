import sql, { type Sql } from 'sql-template-tag';

/** A moment as JSON has it everywhere: 2026-11-20T11:52:07.000Z. */
export const isoTime = (moment: Sql): Sql =>
  sql`to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The same to the microsecond, as Postgres keeps it: for cursors. */
export const exactIsoTime = (moment: Sql): Sql =>
  sql`to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
