import { Client } from 'pg';
import { testDatabase } from '../../../test/support/test-database';
import { until } from '../../../test/support/until';
import { StartupError } from '../config/startup-error';
import { migrate } from './migrate';

describe('a migration of a table that a backup reads', () => {
  const onDatabase = testDatabase();
  const migration = 'IdentitySecondFactors1795132800231';
  let backup: Client;
  beforeEach(async () => {
    // TypeORM prints each migration that fails.
    jest.spyOn(console, 'log').mockReturnValue(undefined);
    const { url, database } = onDatabase();
    await database.query('ALTER TABLE identity.users DROP COLUMN second_factor');
    await database.query('DELETE FROM migrations WHERE name = $1', [migration]);
    backup = new Client({ connectionString: url });
    await backup.connect();
    await backup.query('BEGIN');
    await backup.query('SELECT FROM identity.users');
  });
  afterEach(async () => {
    await backup.end();
    await migrate(onDatabase().url);
  });

  const isWaiting = async () => {
    const rows = await onDatabase().database.query(
      `SELECT FROM pg_locks WHERE relation = 'identity.users'::regclass AND NOT granted`,
    );
    return rows.length > 0;
  };

  it('lets the requests behind it pass, and runs when the backup has ended', async () => {
    const { url, database } = onDatabase();
    const ran = migrate(url);
    await until(isWaiting);
    expect(await database.query('SELECT FROM identity.users')).toEqual([]);
    await backup.query('COMMIT');
    expect(await ran).toEqual([migration]);
  });

  it('is given up after many attempts, with the reason in one sentence', async () => {
    const refusal = await migrate(onDatabase().url, 1).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartupError);
    expect((refusal as Error).message).toMatch(/^The [^\n]+\(a backup [^\n]+ keeps a table locked[^\n]+\.$/);
  });
});
