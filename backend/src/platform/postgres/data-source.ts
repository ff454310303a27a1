import { join } from 'node:path';
import { DataSource } from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions';
import { connectionOptions } from './pool';

/** In `src` this is TypeScript, in `dist` JavaScript: the same folders beside each other. */
const backend = join(__dirname, '..', '..', '..');
const own = '{.ts,.js}';

export const dataSourceOptions = (
  url: string,
  poolSize: number,
  statementTimeoutMs?: number,
): PostgresDataSourceOptions => ({
  type: 'postgres',
  url,
  poolSize,
  entities: [join(backend, 'src', '**', 'adapters', 'postgres', '**', `*.table${own}`)],
  migrations: [join(backend, 'migrations', `*${own}`)],
  migrationsTableName: 'migrations',
  migrationsTransactionMode: 'each',
  applicationName: 'haberdash',
  extra: connectionOptions(statementTimeoutMs),
});

export const createDataSource = (...given: Parameters<typeof dataSourceOptions>): DataSource =>
  new DataSource(dataSourceOptions(...given));
