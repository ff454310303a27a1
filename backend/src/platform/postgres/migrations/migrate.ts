import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import type { DataSource, QueryRunner } from 'typeorm';
import { StartupError } from '../../config/startup-error';
import { advisoryLocks } from '../locks/advisory-locks';
import { connect } from '../connect';
import { dataSourceOptions } from '../data-source';
import { connectionOptions, openPool } from '../pool';
import { isLockTimeout, isWorthARetry } from '../postgres-errors';

const turnPauseMs = 200;

/** A migration, or the wait for another server's, takes as long as it takes. */
const noTimeout = 0;

/** All requests to a table queue behind a migration that waits for it, for example while a backup reads it. */
const lockTimeoutMs = 1_000;
const pauseMs = 2_000;
/** The attempts take ten minutes together. */
const defaultAttempts = 200;

/** Before 1.0.0, migrations had other names, and the ones of today know nothing of the tables that they left. */
export const developmentState =
  'The database is of a development state before 1.0.0, which no migration brings up to date: use an empty database, or for the ' +
  'demo "npm run backup", which keeps a copy, and then "npm start -- --reset".';

/**
 * Brings the database's tables up to this code's version; servers that start together take turns.
 * @param attempts how often a migration that waits for a lock lets the requests behind it pass, and tries again
 * @returns the names of the migrations that it ran
 * @throws StartupError when the database can't be reached, is of a development state or refuses, or a table stays locked
 */
export async function migrate(
  databaseUrl: string,
  attempts = defaultAttempts,
  options = dataSourceOptions(databaseUrl, 2),
): Promise<string[]> {
  const session = { ...connectionOptions(noTimeout), lock_timeout: lockTimeoutMs };
  const dataSource = await connect({ ...options, extra: session });
  const queue = openPool(databaseUrl, 1, session);
  try {
    return await inTurn(dataSource, async () => {
      await assertNoDevelopmentState(dataSource);
      const pending = await pendingMigrations(dataSource);
      await retriedWhileLocked(() => dataSource.runMigrations(), attempts);
      await retriedWhileLocked(() => runMigrations({ pgPool: queue }), attempts);
      return pending;
    });
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The database's tables can't be brought up to date (${whyNot(error)}).`, {
      cause: error,
    });
  } finally {
    await queue.end();
    await dataSource.destroy();
  }
}

const whyNot = (error: unknown): string =>
  isLockTimeout(error)
    ? 'a backup or another long transaction keeps a table locked: try again when it has ended'
    : (error as Error).message;

async function retriedWhileLocked(work: () => Promise<unknown>, attempts: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (!(isLockTimeout(error) || isWorthARetry(error)) || attempt === attempts) throw error;
      await pause(pauseMs);
    }
  }
}

/**
 * Lists the migrations that this code needs and the database lacks. The database may have more: the next version's migrations
 * run while this one serves.
 */
export async function pendingMigrations(dataSource: DataSource): Promise<string[]> {
  const [{ queue }] = await dataSource.query<[{ queue: boolean }]>(
    `SELECT to_regclass('graphile_worker.migrations') IS NOT NULL AS queue`,
  );
  const ran = await migrationsThatRan(dataSource);
  return [
    ...migrationsOf(dataSource).filter((name) => !ran.has(name)),
    ...(queue ? [] : ['graphile_worker']),
  ];
}

/** @returns whether only migrations of before 1.0.0 have run */
export async function isOfDevelopmentState(dataSource: DataSource): Promise<boolean> {
  const ran = await migrationsThatRan(dataSource);
  return ran.size > 0 && !migrationsOf(dataSource).some((name) => ran.has(name));
}

/** @throws StartupError with what to do instead */
async function assertNoDevelopmentState(dataSource: DataSource): Promise<void> {
  if (await isOfDevelopmentState(dataSource)) throw new StartupError(developmentState);
}

async function migrationsThatRan(dataSource: DataSource): Promise<Set<string>> {
  const [{ exists }] = await dataSource.query<[{ exists: boolean }]>(
    `SELECT to_regclass('migrations') IS NOT NULL AS exists`,
  );
  const rows = exists ? await dataSource.query<{ name: string }[]>('SELECT name FROM migrations') : [];
  return new Set(rows.map(({ name }) => name));
}

const migrationsOf = (dataSource: DataSource): string[] =>
  dataSource.migrations.map((migration) => migration.name ?? migration.constructor.name);

/** @throws StartupError when the database lacks migrations, or is of a development state */
export async function assertMigrated(databaseUrl: string): Promise<void> {
  const dataSource = await connect(dataSourceOptions(databaseUrl, 1));
  try {
    await assertNoDevelopmentState(dataSource);
    const pending = await pendingMigrations(dataSource);
    if (pending.length === 0) return;
    throw new StartupError(
      `The database lacks ${pending.length} migrations, from ${pending[0]} on: run "npm run migrate" first.`,
    );
  } finally {
    await dataSource.destroy();
  }
}

async function inTurn<T>(dataSource: DataSource, work: () => Promise<T>): Promise<T> {
  const turn = dataSource.createQueryRunner();
  try {
    while (!(await takesTurn(turn))) await pause(turnPauseMs);
    const result = await work();
    await turn.query('SELECT pg_advisory_unlock($1)', [advisoryLocks.migrations]);
    return result;
  } finally {
    await turn.release();
  }
}

/** It never waits: CREATE INDEX CONCURRENTLY of the server whose turn it is would wait for the end of the statement that waits. */
async function takesTurn(turn: QueryRunner): Promise<boolean> {
  const [row] = (await turn.query('SELECT pg_try_advisory_lock($1) AS taken', [
    advisoryLocks.migrations,
  ])) as [{ taken: boolean }];
  return row.taken;
}
