import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import { testDatabase } from '../../../test/support/postgres/test-database';
import { dataSourceOptions } from './data-source';
import { Database } from './database';
import { isDatabaseAway } from './postgres-errors';

@Entity('tills')
class TillRow {
  @PrimaryColumn('text') id!: string;
  @Column('integer') pieces!: number;
}

describe('a transaction', () => {
  const postgres = testDatabase();
  let database: Database;
  beforeAll(async () => {
    const options = { ...dataSourceOptions(postgres().url, 5), entities: [TillRow] };
    database = new Database(await new DataSource(options).initialize());
    await query('CREATE TABLE tills (id text PRIMARY KEY, pieces integer NOT NULL)');
  });
  beforeEach(() => query(`TRUNCATE tills; INSERT INTO tills VALUES ('left', 0)`));
  afterAll(() => database.close(0));

  const query = (text: string) => database.query<{ pieces: number }>(text);
  const run = <T>(work: () => Promise<T>) => database.runInTransaction(work);
  const read = () => query(`SELECT pieces FROM tills WHERE id = 'left'`);
  const tills = () => database.repository(database.dataSource.getRepository(TillRow));

  it('writes at once, so that an error is thrown where it is caused', async () => {
    const failing = run(async () => {
      await query('UPDATE tills SET pieces = 1');
      expect(await read()).toEqual([{ pieces: 1 }]);
      await expect(query(`INSERT INTO tills VALUES ('left', 2)`)).rejects.toMatchObject({ code: '23505' });
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(await read()).toEqual([{ pieces: 0 }]);
  });

  it('includes the writes of repositories', async () => {
    const right = { id: 'right', pieces: 3 };
    const failing = run(async () => {
      await tills().insert(right);
      expect(await tills().findBy({ id: 'right' })).toEqual([right]);
      expect(await database.dataSource.getRepository(TillRow).findBy({ id: 'right' })).toEqual([]);
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(await tills().findBy({ id: 'right' })).toEqual([]);
    await run(() => tills().insert(right));
    expect(await tills().findBy({ id: 'right' })).toEqual([right]);
  });

  it('is not committed when a failed statement was ignored', async () => {
    const passingOver = run(async () => {
      await query('UPDATE tills SET pieces = 8');
      await query('SELECT 1/0').catch(() => undefined);
    });
    await expect(passingOver).rejects.toThrow('rolled back');
    expect(await read()).toEqual([{ pieces: 0 }]);
  });

  it('refuses statements and repositories once it is over', async () => {
    let tellThatItIsOver = () => {};
    const over = new Promise<void>((resolve) => (tellThatItIsOver = resolve));
    let late: Promise<unknown>[] = [];
    const failing = run(() => {
      late = [
        over.then(() => query('UPDATE tills SET pieces = 99')),
        over.then(() => tills().insert({ id: 'late', pieces: 1 })),
      ];
      return query('SELECT 1/0');
    });
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    tellThatItIsOver();
    for (const one of late) await expect(one).rejects.toThrow('over');
    expect(await tills().find()).toEqual([{ id: 'left', pieces: 0 }]);
  });

  it('reports that the database is unavailable when its connection is lost; the next uses another', async () => {
    const pid = async () => (await database.query<{ pid: number }>('SELECT pg_backend_pid() AS pid'))[0]!.pid;
    const cut = run(async () => {
      await query('UPDATE tills SET pieces = 7');
      await postgres().database.pool.query('SELECT pg_terminate_backend($1)', [await pid()]);
      await query('UPDATE tills SET pieces = 8');
    });
    expect(isDatabaseAway(await cut.catch((error: unknown) => error))).toBe(true);
    await run(() => query('UPDATE tills SET pieces = pieces + 1'));
    expect(await read()).toEqual([{ pieces: 1 }]);
  });
});
