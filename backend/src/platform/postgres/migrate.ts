import { runMigrations } from 'graphile-worker';
import { createDataSource } from './data-source';

/** Any number; all servers that start at once agree on it. */
const migrationLock = 20_261_120;

/** Brings the database's tables up to this code's version; servers that start together take turns. */
export async function migrate(databaseUrl: string): Promise<void> {
  const dataSource = createDataSource(databaseUrl, 3);
  await dataSource.initialize();
  const turn = dataSource.createQueryRunner();
  try {
    await turn.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await dataSource.runMigrations();
    await runMigrations({ connectionString: databaseUrl });
    await turn.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
  } finally {
    await turn.release();
    await dataSource.destroy();
  }
}
