import { freshDatabase } from '../../../test/support/postgres/fresh-database';
import { testDatabase } from '../../../test/support/postgres/test-database';
import { gate } from '../../../test/support/turns';
import { createDataSource } from './data-source';
import { Database } from './database';

describe('a database that is being closed', () => {
  const onDatabase = testDatabase();
  const open = async () => new Database(await createDataSource(onDatabase().url, 5).initialize());
  const emails = async () => {
    const rows = await onDatabase().database.query<{ email: string }>('SELECT email FROM identity.users');
    return rows.map(({ email }) => email);
  };
  const register = (database: Database, email: string) =>
    database.query(`INSERT INTO identity.users VALUES (gen_random_uuid(), 'Sam', $1, '-', 'user', now())`, [
      email,
    ]);
  /** A transaction that has written and waits for `finish`. */
  const begin = async (database: Database, email: string) => {
    const [written, finished] = [gate(), gate()];
    const transaction = database.runInTransaction(async () => {
      await register(database, email);
      written.open();
      await finished.opened;
    });
    await written.opened;
    return { transaction, finish: finished.open };
  };

  it('lets running transactions end', async () => {
    const database = await open();
    const { transaction, finish } = await begin(database, 'in-time@shop.test');
    const closed = database.close(10_000);
    finish();
    await transaction;
    await closed;
    expect(await emails()).toContain('in-time@shop.test');
  });

  it('rolls back transactions that exceed the timeout, also while others wait for a connection', async () => {
    const database = await open();
    const begun = await Promise.all(
      [1, 2, 3, 4, 5].map((number) => begin(database, `late-${number}@shop.test`)),
    );
    // On a connection that is handed on in the middle of a transaction, this would commit its half.
    const waiting = Promise.allSettled([database.pool.query('BEGIN; SELECT 1; COMMIT')]);
    const ended = Promise.allSettled(begun.map(({ transaction }) => transaction));
    await database.close(50);
    for (const { finish } of begun) finish();
    await Promise.all([ended, waiting]);
    expect((await emails()).filter((email) => email.startsWith('late'))).toEqual([]);
  });
});

describe('a connection that breaks while it is in use', () => {
  it('fails its query, and the next query uses another connection', async () => {
    const fresh = await freshDatabase();
    const dataSource = await createDataSource(fresh.url, 2).initialize();
    const { pool } = new Database(dataSource);
    const held = await pool.connect();
    const { rows } = await held.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const ended = new Promise((resolve) => held.once('end', resolve));
    await pool.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid]);
    await ended;
    held.release(true);
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await dataSource.destroy();
    await fresh.drop();
  });
});

describe('a hook before the commit', () => {
  const onDatabase = testDatabase();

  it('runs once, with all that it was given, and not when the transaction fails', async () => {
    const { database } = onDatabase();
    const given: string[][] = [];
    const step = async (ids: string[]) => void given.push(ids);
    await database.runInTransaction(async () => {
      database.beforeCommit(step, ['c', 'a']);
      database.beforeCommit(step, ['b', 'a']);
      expect(given).toEqual([]);
    });
    const failing = database.runInTransaction(async () => {
      database.beforeCommit(step, ['d']);
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(given).toEqual([['c', 'a', 'b', 'a']]);
    expect(() => database.beforeCommit(step, ['e'])).toThrow('There is no running transaction');
  });
  it('may ask for another, or for itself again', async () => {
    const { database } = onDatabase();
    const given: string[][] = [];
    const step = async (words: string[]) => {
      given.push(words);
      if (words[0] === 'first') database.beforeCommit(step, ['second']);
    };
    await database.runInTransaction(async () => database.beforeCommit(step, ['first']));
    expect(given).toEqual([['first'], ['second']]);
  });
});
