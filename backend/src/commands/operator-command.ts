import { SqlOrderCurrency } from '../ordering/orders/adapters/postgres/sql-order-currency';
import { ServerSettings } from '../platform/config/server.settings';
import { Environment } from '../platform/config/settings';
import { StartupError } from '../platform/config/startup-error';
import { connect } from '../platform/postgres/connect';
import { dataSourceOptions } from '../platform/postgres/data-source';
import { Database } from '../platform/postgres/database';
import { TypeOrmUnitOfWork } from '../platform/postgres/typeorm-unit-of-work';
import { sellIn } from '../shared/currency/shop-currency';

type Say = (line: string) => void;

/** Runs a command on the configured database, without a statement time-out. */
export function operatorCommand(work: (database: Database, say: Say) => Promise<void>): void {
  command((say) => onShopDatabase(work, say));
}

/** Runs a command. An error is printed and sets exit code 1. */
export function command(work: (say: Say) => Promise<void>): void {
  work((line) => process.stdout.write(`${line}\n`)).catch((error: unknown) => {
    process.stderr.write(
      error instanceof StartupError ? `${error.message}\n` : `${(error as Error).stack}\n`,
    );
    process.exit(1);
  });
}

async function onShopDatabase(
  work: (database: Database, say: Say) => Promise<void>,
  say: Say,
): Promise<void> {
  const { directDatabaseUrl, DATABASE_POOL } = new ServerSettings(new Environment(process.env));
  const database = new Database(await connect(dataSourceOptions(directDatabaseUrl, DATABASE_POOL, 0)));
  await assertThereIsAShop(database);
  sellIn(await new SqlOrderCurrency(database, new TypeOrmUnitOfWork(database)).current());
  await work(database, say);
  await database.close(0);
}

async function assertThereIsAShop(database: Database): Promise<void> {
  const [found] = await database.query<{ migrations: string | null }>(
    `SELECT to_regclass('migrations') AS migrations`,
  );
  if (!found?.migrations)
    throw new StartupError('There is no shop in this database yet: run "npm run migrate" first.');
}
