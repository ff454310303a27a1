import { raw, type Sql } from 'sql-template-tag';

/** With a parameter, Postgres would plan for any number. */
export const literally = (count: number): Sql => raw(String(count));
