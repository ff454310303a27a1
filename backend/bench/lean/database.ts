import { Client, Pool, type QueryArrayResult } from 'pg';

const connectionString = process.env.DATABASE_URL;

/** A statement that Postgres plans once a connection. */
export interface Statement {
  name: string;
  text: string;
}

const names = new Map<string, string>();

/** The same name for the same text. */
export function statement(text: string): Statement {
  const name = names.get(text) ?? `lean${names.size}`;
  names.set(text, name);
  return { name, text };
}

/** What is written: as many connections as the shop has. */
const pool = new Pool({ connectionString, max: 10 });

/** What is read goes down a few lines, the next question before the last one's answer. */
const lines = Array.from({ length: 4 }, () => new Client({ connectionString, pipeline: true }));
const connected = Promise.all(lines.map((line) => line.connect()));
let turn = 0;

/** @returns rows as arrays */
export async function read<Row extends unknown[]>(statement: Statement, values: unknown[]): Promise<Row[]> {
  await connected;
  const line = lines[turn++ % lines.length]!;
  return rowsOf(await line.query<Row>({ ...statement, values, rowMode: 'array' }));
}

/** One statement is one transaction. @returns rows as arrays */
export async function write<Row extends unknown[]>(statement: Statement, values: unknown[]): Promise<Row[]> {
  return rowsOf(await pool.query<Row>({ ...statement, values, rowMode: 'array' }));
}

const rowsOf = <Row extends unknown[]>({ rows }: QueryArrayResult<Row>): Row[] => rows;
