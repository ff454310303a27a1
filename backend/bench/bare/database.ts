import { Pool, type PoolClient } from 'pg';
import type { Sql } from 'sql-template-tag';

export type Run = <Row extends object>(statement: Sql) => Promise<Row[]>;

/** As many connections as the shop has. */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const names = new Map<string, string>();

/** Postgres plans each text once a connection. */
const runOn =
  (connection: Pool | PoolClient): Run =>
  async <Row extends object>({ text, values }: Sql) =>
    (await connection.query<Row>({ name: nameOf(text), text, values })).rows;

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `bare${names.size}`;
  names.set(text, name);
  return name;
}

export const run: Run = runOn(pool);

export async function inTransaction<T>(work: (run: Run) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(runOn(client));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
