import { testDatabase } from '../../../test/support/postgres/test-database';
import { gate } from '../../../test/support/turns';
import { describeUnitOfWork } from '../../shared/unit-of-work.contract';

describe('a unit of work on Postgres', () => {
  const postgres = testDatabase();
  const query = (sql: string, parameters?: unknown[]) => postgres().database.query(sql, parameters);
  beforeAll(() => query('CREATE TABLE notes (word text)'));
  beforeEach(() => query('TRUNCATE notes'));

  describeUnitOfWork(() => ({
    unitOfWork: postgres().unitOfWork,
    write: (word) => query('INSERT INTO notes VALUES ($1)', [word]),
    written: async () => {
      const rows = await postgres().database.query<{ word: string }>('SELECT word FROM notes ORDER BY word');
      return rows.map(({ word }) => word);
    },
  }));
});

describe('a unit of work that Postgres aborts', () => {
  const postgres = testDatabase();
  beforeAll(() =>
    postgres().database.query('CREATE TABLE tills (id text PRIMARY KEY, pieces integer NOT NULL)'),
  );
  beforeEach(() =>
    postgres().database.query(`TRUNCATE tills; INSERT INTO tills VALUES ('left', 0), ('right', 0)`),
  );

  const query = (sql: string, parameters?: unknown[]) => postgres().database.query(sql, parameters);
  const add = (till: string) => query('UPDATE tills SET pieces = pieces + 1 WHERE id = $1', [till]);

  it('is retried after a deadlock, and both are committed once', async () => {
    const runs = { one: 0, other: 0 };
    const [oneIsHalfDone, otherIsHalfDone] = [gate(), gate()];
    const one = postgres().unitOfWork.run(async () => {
      runs.one += 1;
      await add('left');
      oneIsHalfDone.open();
      await otherIsHalfDone.opened;
      await add('right');
    });
    const other = postgres().unitOfWork.run(async () => {
      runs.other += 1;
      await add('right');
      otherIsHalfDone.open();
      await oneIsHalfDone.opened;
      await add('left');
    });
    await Promise.all([one, other]);
    expect(await query('SELECT id, pieces FROM tills ORDER BY id')).toEqual([
      { id: 'left', pieces: 2 },
      { id: 'right', pieces: 2 },
    ]);
    expect(runs.one + runs.other).toBe(3);
  });

  it('is retried after a conflicting change', async () => {
    let runs = 0;
    await postgres().unitOfWork.run(async () => {
      runs += 1;
      await query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
      await query('SELECT FROM tills');
      if (runs === 1) await postgres().database.pool.query(`UPDATE tills SET pieces = 5 WHERE id = 'left'`);
      await add('left');
    });
    expect(await query(`SELECT pieces FROM tills WHERE id = 'left'`)).toEqual([{ pieces: 6 }]);
    expect(runs).toBe(2);
  });

  it.each([
    ['40P01', 8],
    ['40001', 8],
    ['23505', 1],
  ])('fails with error %s after %i attempts', async (code, times) => {
    let runs = 0;
    const failing = postgres().unitOfWork.run(() => {
      runs += 1;
      return query(`DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END $$`);
    });
    await expect(failing).rejects.toMatchObject({ code });
    expect(runs).toBe(times);
  });
});
