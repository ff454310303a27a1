import { runMigrations } from 'graphile-worker';
import type { DataSource } from 'typeorm';
import { StartupError } from '../config/startup-error';
import { connect } from './connect';
import { dataSourceOptions } from './data-source';

/** Any number; all servers that start at once agree on it. */
const migrationLock = 20_261_120;

/** A migration, or the wait for another server's, takes as long as it takes. */
const noTimeout = 0;

/**
 * Brings the database's tables up to this code's version; servers that start together take turns.
 * @throws StartupError when the database can't be reached or refuses
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const dataSource = await connect(dataSourceOptions(databaseUrl, 3, noTimeout));
  try {
    await inTurn(dataSource, async () => {
      await dataSource.runMigrations();
      await runMigrations({ connectionString: databaseUrl });
    });
  } catch (error) {
    const { message } = error as Error;
    throw new StartupError(`The database's tables can't be brought up to date (${message}).`, {
      cause: error,
    });
  } finally {
    await dataSource.destroy();
  }
}

async function inTurn(dataSource: DataSource, work: () => Promise<void>): Promise<void> {
  const turn = dataSource.createQueryRunner();
  try {
    await turn.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await work();
    await turn.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
  } finally {
    await turn.release();
  }
}
