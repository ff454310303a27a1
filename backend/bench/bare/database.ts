import { Pool } from 'pg';
import type { Sql } from 'sql-template-tag';

/** As many connections as the shop has. */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const names = new Map<string, string>();

/** @param isPrepared Postgres plans each such text once a connection */
export async function run<Row extends object>(
  { text, values }: Pick<Sql, 'text' | 'values'>,
  isPrepared: boolean,
): Promise<Row[]> {
  const statement = isPrepared ? { name: nameOf(text), text, values } : { text, values };
  return (await pool.query<Row>(statement)).rows;
}

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `bare${names.size}`;
  names.set(text, name);
  return name;
}
