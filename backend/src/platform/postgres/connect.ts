import type { DataSource } from 'typeorm';
import type { Settings } from '../config/settings';
import { StartupError } from '../config/startup-error';
import { createDataSource } from './data-source';

/** @throws StartupError when there is no database to talk to */
export async function connect({ databaseUrl, databasePool }: Settings): Promise<DataSource> {
  try {
    return await createDataSource(databaseUrl, databasePool).initialize();
  } catch (error) {
    throw new StartupError(whyNot(databaseUrl, error), { cause: error });
  }
}

/** Never the whole address: it may hold a password. */
function whyNot(databaseUrl: string, error: unknown): string {
  const isAddress = URL.canParse(databaseUrl) && (error as Error).name !== 'URIError';
  if (!isAddress) return 'DATABASE_URL must be an address with its special characters encoded.';
  const { host, pathname } = new URL(databaseUrl);
  const { code, message } = error as NodeJS.ErrnoException;
  return `The database ${pathname.slice(1)} at ${host} can't be reached (${message || code}).`;
}
