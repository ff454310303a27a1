import { DataSource } from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions';
import { StartupError } from '../config/startup-error';

/** @throws StartupError when there is no database to talk to */
export async function connect(options: PostgresDataSourceOptions): Promise<DataSource> {
  try {
    return await new DataSource(options).initialize();
  } catch (error) {
    throw new StartupError(whyNot(options.url!, error), { cause: error });
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
