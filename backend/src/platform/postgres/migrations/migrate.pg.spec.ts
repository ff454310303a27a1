import { Client } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from '../../../../migrations/large-tables/create-index';
import { emptyDatabase } from '../../../../test/support/postgres/fresh-database';
import { testDatabase } from '../../../../test/support/postgres/test-database';
import { until } from '../../../../test/support/until';
import { StartupError } from '../../config/startup-error';
import { dataSourceOptions } from '../data-source';
import { developmentState, migrate } from './migrate';

class IdentityBirthdays9999999999999 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE identity.users ADD COLUMN birthday date');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

class IdentityUsersByAge9999999999999 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'identity.users_by_age', 'identity.users (created_at)');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

/** @returns why it did not migrate */
const refusalOf = async (migration: Promise<unknown>): Promise<Error> => {
  const refusal: unknown = await migration.catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartupError);
  return refusal as Error;
};

describe('a migration of a table that a backup reads', () => {
  const onDatabase = testDatabase();
  let backup: Client;
  const migrateTo = (attempts?: number) => {
    const { url } = onDatabase();
    const options = dataSourceOptions(url, 2);
    const migrations = [...(options.migrations as string[]), IdentityBirthdays9999999999999];
    return migrate(url, attempts, { ...options, migrations });
  };
  beforeEach(async () => {
    // TypeORM prints each migration that fails.
    jest.spyOn(console, 'log').mockReturnValue(undefined);
    backup = new Client({ connectionString: onDatabase().url });
    await backup.connect();
    await backup.query('BEGIN');
    await backup.query('SELECT FROM identity.users');
  });
  afterEach(() => backup.end());

  const isWaiting = async () => {
    const rows = await onDatabase().database.query(
      `SELECT FROM pg_locks WHERE relation = 'identity.users'::regclass AND NOT granted`,
    );
    return rows.length > 0;
  };

  it('is given up after many attempts, with the reason in one sentence', async () => {
    const { message } = await refusalOf(migrateTo(1));
    expect(message).toMatch(/^The [^\n]+\(a backup [^\n]+ keeps a table locked[^\n]+\.$/);
  });

  it('lets the requests behind it pass, and runs when the backup has ended', async () => {
    const { database } = onDatabase();
    const ran = migrateTo();
    await until(isWaiting);
    expect(await database.query('SELECT FROM identity.users')).toEqual([]);
    await backup.query('COMMIT');
    expect(await ran).toEqual([IdentityBirthdays9999999999999.name]);
  });
});

describe('an index that a migration creates', () => {
  const onDatabase = testDatabase();
  const migrateIt = () => {
    const { url } = onDatabase();
    const options = dataSourceOptions(url, 2);
    const migrations = [...(options.migrations as string[]), IdentityUsersByAge9999999999999];
    return migrate(url, 1, { ...options, migrations });
  };
  const query = (sql: string) => onDatabase().database.query(sql);
  const isInProgress = async () =>
    (
      await query(
        `SELECT FROM pg_index WHERE indexrelid = to_regclass('identity.users_by_age') AND indisready`,
      )
    ).length > 0;

  it('waits for a backup, while requests write and another server that starts waits for its turn', async () => {
    const backup = new Client({ connectionString: onDatabase().url });
    await backup.connect();
    await backup.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await backup.query('SELECT FROM identity.users');
    const servers = [migrateIt(), migrateIt()];
    await until(isInProgress);
    await query(`UPDATE identity.users SET last_seen_at = now()`);
    await backup.query('COMMIT');
    await backup.end();
    expect((await Promise.all(servers)).sort()).toEqual([[], [IdentityUsersByAge9999999999999.name]]);
  });

  it('replaces what an attempt left that was cut off', async () => {
    await query(`DELETE FROM migrations WHERE name = '${IdentityUsersByAge9999999999999.name}'`);
    await query(
      `UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'identity.users_by_age'::regclass`,
    );
    await migrateIt();
    const left = await query(`SELECT indexrelid::regclass::text AS name FROM pg_index WHERE NOT indisvalid`);
    expect(left).toEqual([]);
  });
});

describe('a database of a development state before 1.0.0', () => {
  it('is not migrated, and the refusal says in one sentence what to do', async () => {
    const database = await emptyDatabase();
    const { url } = database;
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('CREATE TABLE migrations (id serial PRIMARY KEY, timestamp bigint, name text)');
    await client.query(
      `INSERT INTO migrations (timestamp, name) VALUES (1795132800001, 'IdentityUsers1795132800001')`,
    );
    const { message } = await refusalOf(migrate(url));
    expect(message).toBe(developmentState);
    const { rows } = await client.query(
      `SELECT FROM pg_namespace WHERE nspname IN ('identity', 'graphile_worker')`,
    );
    expect(rows).toEqual([]);
    await client.end();
    await database.drop();
  });
});
