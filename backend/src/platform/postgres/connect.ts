import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions';
import { ServerSettings } from '../config/server.settings';
import { dataSourceOptions } from './data-source';
import { Database } from './database';
import { pgBouncerOptions } from './pool';
import { Replica } from './replica';
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

/** The database with its replica, where the settings name one. */
export function openDatabase(dataSource: DataSource, settings: ServerSettings): Database {
  const { DATABASE_DIRECT_URL: directUrl, DATABASE_REPLICA_URL, DATABASE_POOL } = settings;
  if (!DATABASE_REPLICA_URL) return new Database(dataSource, { directUrl });
  const primary = new Database(dataSource).pool;
  return new Database(dataSource, {
    directUrl,
    replica: new Replica(primary, DATABASE_REPLICA_URL, DATABASE_POOL),
  });
}

/** @param isConnected false opens no connection: queries fail */
export const connectionOf = (isConnected: boolean): DynamicModule =>
  TypeOrmModule.forRootAsync({
    inject: [ServerSettings],
    useFactory: ({ DATABASE_URL, DATABASE_POOL, hasPgBouncer }: ServerSettings) => ({
      ...dataSourceOptions(DATABASE_URL, DATABASE_POOL),
      ...(hasPgBouncer && { extra: pgBouncerOptions() }),
      manualInitialization: !isConnected,
      toRetry: () => false,
    }),
    ...(isConnected && { dataSourceFactory: (options) => connect(options as PostgresDataSourceOptions) }),
  });
