import type { QueryRunner } from 'typeorm';

/** The contents are equal in two databases when the table's rows are, whatever their order. */
export interface TableContents {
  rows: number;
  checksum: string;
}

/** These settings give a value the same text in every database. */
const sameText = `
  SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO, YMD'; SET LOCAL IntervalStyle = 'iso_8601';
  SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1`;

const tables = `
  SELECT format('%I.%I', n.nspname, c.relname) AS name
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
   WHERE c.relkind = 'r' AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema'
   ORDER BY name`;

/** The contents of each table, read in the running transaction. */
export async function contentsOf(runner: QueryRunner): Promise<Record<string, TableContents>> {
  await runner.query(sameText);
  const contents: Record<string, TableContents> = {};
  for (const { name } of (await runner.query(tables)) as { name: string }[]) {
    const [found] = (await runner.query(`
      SELECT count(*)::float8 AS rows,
             coalesce(sum(('x' || left(md5(whole_row::text), 16))::bit(64)::bigint), 0)::text AS checksum
        FROM ${name} AS whole_row`)) as [TableContents];
    contents[name] = found;
  }
  return contents;
}

/** @returns the names of the tables that differ */
export const differences = (
  one: Record<string, TableContents>,
  other: Record<string, TableContents>,
): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => one[name]?.rows !== other[name]?.rows || one[name]?.checksum !== other[name]?.checksum,
  );
