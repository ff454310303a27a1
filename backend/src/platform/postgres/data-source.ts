import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { connectionOptions } from './pool';

/** In `src` this is TypeScript, in `dist` JavaScript: the same folders beside each other. */
const backend = join(__dirname, '..', '..', '..');
const own = '{.ts,.js}';

export const createDataSource = (url: string, poolSize: number, statementTimeoutMs?: number): DataSource =>
  new DataSource({
    type: 'postgres',
    url,
    poolSize,
    entities: [join(backend, 'src', '*', 'adapters', 'postgres', `*.table${own}`)],
    migrations: [join(backend, 'migrations', `*${own}`)],
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    applicationName: 'haberdash',
    extra: connectionOptions(statementTimeoutMs),
  });
