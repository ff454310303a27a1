import type { QueryRunner } from 'typeorm';

/**
 * Creates an index while servers go on writing to its table, outside of a transaction: its migration sets `transaction = false`. It waits for
 * older transactions, such as a backup, as long as they take, and no request waits for it. What an attempt left that was cut off goes first,
 * because it is not valid.
 * @param index the schema and the name
 * @param on the table with columns, as in CREATE INDEX
 */
export async function createIndex(
  runner: QueryRunner,
  index: string,
  on: string,
  kind: 'UNIQUE' | '' = '',
): Promise<void> {
  await runner.query('SET lock_timeout = 0');
  try {
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${index}`);
    await runner.query(`CREATE ${kind} INDEX CONCURRENTLY ${index.split('.')[1]} ON ${on}`);
  } finally {
    await runner.query('RESET lock_timeout');
  }
}
