import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import type { DataSource } from 'typeorm';
import { StartupError } from '../config/startup-error';
import { connect } from './connect';
import { dataSourceOptions } from './data-source';
import { connectionOptions, openPool } from './pool';
import { isLockTimeout, isWorthARetry } from './postgres-errors';

/** Any number; all servers that start at once agree on it. */
const migrationLock = 20_261_120;

/** A migration, or the wait for another server's, takes as long as it takes. */
const noTimeout = 0;

/** All requests to a table queue behind a migration that waits for it, for example while a backup reads it. */
const lockTimeoutMs = 1_000;
const pauseMs = 2_000;
/** Ten minutes. */
const defaultAttempts = 200;

/**
 * Brings the database's tables up to this code's version; servers that start together take turns.
 * @param attempts how often a migration that waits for a lock lets the requests behind it pass, and tries again
 * @returns the names of the migrations that it ran
 * @throws StartupError when the database can't be reached or refuses, or a table stays locked
 */
export async function migrate(databaseUrl: string, attempts = defaultAttempts): Promise<string[]> {
  const session = { ...connectionOptions(noTimeout), lock_timeout: lockTimeoutMs };
  const dataSource = await connect({ ...dataSourceOptions(databaseUrl, 2), extra: session });
  const queue = openPool(databaseUrl, 1, session);
  try {
    return await inTurn(dataSource, async () => {
      const pending = await pendingMigrations(dataSource);
      await retriedWhileLocked(() => dataSource.runMigrations(), attempts);
      await retriedWhileLocked(() => runMigrations({ pgPool: queue }), attempts);
      return pending;
    });
  } catch (error) {
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
 * What this code needs and the database lacks. That it has more is fine: the next version's migrations run while this one serves.
 */
export async function pendingMigrations(dataSource: DataSource): Promise<string[]> {
  const [found] = await dataSource.query<[{ shop: boolean; queue: boolean }]>(
    `SELECT to_regclass('migrations') IS NOT NULL AS shop, to_regclass('graphile_worker.migrations') IS NOT NULL AS queue`,
  );
  const ran = found.shop ? await dataSource.query<{ name: string }[]>('SELECT name FROM migrations') : [];
  const names = new Set(ran.map(({ name }) => name));
  const needed = dataSource.migrations.map((migration) => migration.name ?? migration.constructor.name);
  return [...needed.filter((name) => !names.has(name)), ...(found.queue ? [] : ['graphile_worker'])];
}

/** @throws StartupError when the database lacks migrations */
export async function assertMigrated(databaseUrl: string): Promise<void> {
  const dataSource = await connect(dataSourceOptions(databaseUrl, 1));
  try {
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
    await turn.query('SET lock_timeout = 0');
    await turn.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    const result = await work();
    await turn.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
    return result;
  } finally {
    await turn.release();
  }
}
