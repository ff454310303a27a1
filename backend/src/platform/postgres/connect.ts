import type { DataSource } from 'typeorm';
import type { Settings } from '../config/settings';
import { StartupError } from '../config/startup-error';
import { createDataSource } from './data-source';

/** @throws StartupError when there is no database to talk to */
export async function connect({ databaseUrl, databasePool }: Settings): Promise<DataSource> {
  const dataSource = createDataSource(databaseUrl, databasePool);
  try {
    return await dataSource.initialize();
  } catch (error) {
    const { host, pathname } = new URL(databaseUrl);
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartupError(
      `The database ${pathname.slice(1)} at ${host} can't be reached (${message || code}).`,
    );
  }
}
