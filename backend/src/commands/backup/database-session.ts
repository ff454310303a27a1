import type { QueryRunner } from 'typeorm';
import { connect } from '../../platform/postgres/connect';
import { dataSourceOptions } from '../../platform/postgres/data-source';

/** A session without time-outs: copying a big shop takes as long as it takes. */
export async function inSession<T>(
  databaseUrl: string,
  work: (runner: QueryRunner) => Promise<T>,
): Promise<T> {
  const dataSource = await connect(dataSourceOptions(databaseUrl, 1, 0));
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SET idle_in_transaction_session_timeout = 0');
    return await work(runner);
  } finally {
    await runner.release();
    await dataSource.destroy();
  }
}

/** All that it reads is of one moment. */
export async function inSnapshot<T>(runner: QueryRunner, work: () => Promise<T>): Promise<T> {
  await runner.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    return await work();
  } finally {
    await runner.query('ROLLBACK');
  }
}

export async function majorVersion(runner: QueryRunner): Promise<number> {
  const [{ version }] = (await runner.query(
    `SELECT current_setting('server_version_num')::integer / 10000 AS version`,
  )) as [{ version: number }];
  return version;
}
