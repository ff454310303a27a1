import { join, type Sql } from 'sql-template-tag';

/** @returns undefined where there is no condition */
export function allOf(conditions: (Sql | undefined)[]): Sql | undefined {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length > 0 ? join(given, ' AND ') : undefined;
}
