import sql from 'sql-template-tag';
import { listenToStatements } from '../../../test/support/statements';
import { testDatabase } from '../../../test/support/test-database';

describe('a unit of work', () => {
  const postgres = testDatabase();
  const statements = listenToStatements();
  beforeAll(() =>
    postgres().database.query(`
      CREATE TABLE tills (id text PRIMARY KEY, pieces integer NOT NULL);
      CREATE TABLE notes (till text NOT NULL, what text NOT NULL)`),
  );
  beforeEach(async () => {
    await postgres().database.query(`TRUNCATE tills, notes; INSERT INTO tills VALUES ('left', 0)`);
    statements.take();
  });
  afterAll(() => statements.stop());

  const run = <T>(work: () => Promise<T>) => postgres().unitOfWork.run(work);
  const put = (pieces: number) =>
    postgres().database.write([
      { name: 'tills', statement: sql`UPDATE tills SET pieces = ${pieces}::integer WHERE id = 'left'` },
    ]);
  const note = (what: string) =>
    postgres().database.write([
      { name: 'notes', statement: sql`INSERT INTO notes VALUES ('left', ${what})` },
    ]);
  const piecesThere = sql`SELECT pieces FROM tills WHERE id = 'left'`;
  const read = () => postgres().database.lookUp<{ pieces: number }>(piecesThere);
  const notes = () => postgres().database.query<{ what: string }>('SELECT what FROM notes');

  it('finds what it is asked for by an index, planned while there was next to nothing', async () => {
    const { database } = postgres();
    await database.query('ANALYZE tills');
    const howFound = () =>
      database.lookUp<{ 'QUERY PLAN': string }>(sql`EXPLAIN (COSTS OFF) SELECT FROM tills WHERE id = 'left'`);
    const inTransaction = async () => {
      await database.query('UPDATE tills SET pieces = 1');
      return howFound();
    };
    for (const [first] of [await howFound(), await run(inTransaction)])
      expect(first!['QUERY PLAN']).toContain('Index');
  });

  it('is planned for good also where one statement is all of it', async () => {
    const names = ['plan_cache_mode', 'enable_seqscan', 'effective_io_concurrency'];
    const settings = sql`(SELECT string_agg(current_setting(name), ' ') FROM unnest(${names}::text[]) name)`;
    await postgres().database.write([
      { name: 'notes', statement: sql`INSERT INTO notes SELECT 'left', ${settings}` },
    ]);
    expect(await notes()).toEqual([{ what: 'force_generic_plan off 0' }]);
  });

  it('writes all that waits in one statement, which needs no transaction where it is alone', async () => {
    await run(async () => {
      await put(3);
      await note('three');
    });
    expect(statements.take()).toHaveLength(1);
    expect([await read(), await notes()]).toEqual([[{ pieces: 3 }], [{ what: 'three' }]]);
  });

  it('begins no transaction to read, and none of it is kept when one part fails', async () => {
    await run(read);
    expect(statements.take()).toHaveLength(1);
    const failing = run(async () => {
      await note('never');
      await postgres().database.write([
        { name: 'tills', statement: sql`INSERT INTO tills VALUES ('left', 1)` },
      ]);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await notes()).toEqual([]);
  });

  it('reads what it has written, and writes the same table twice in turn', async () => {
    const seen = await run(async () => {
      await put(4);
      const first = await read();
      await put(5);
      await put(6);
      return [first, await read()];
    });
    expect(seen).toEqual([[{ pieces: 4 }], [{ pieces: 6 }]]);
  });

  it('takes back what is sent with the end, when that fails', async () => {
    const failing = run(async () => {
      await postgres().database.queryPrepared(sql`UPDATE tills SET pieces = 9`);
      await postgres().database.write([
        { name: 'tills', statement: sql`INSERT INTO tills VALUES ('left', 1)` },
      ]);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await read()).toEqual([{ pieces: 0 }]);
  });

  it('says so when a failure was passed over on the way', async () => {
    const passingOver = run(async () => {
      await put(8);
      await postgres()
        .database.query('SELECT 1/0')
        .catch(() => undefined);
    });
    await expect(passingOver).rejects.toThrow('rolled back');
    expect(await read()).toEqual([{ pieces: 0 }]);
  });

  it('is done again when it does not find what it is to change, and nothing of it is kept before', async () => {
    let runs = 0;
    await run(async () => {
      runs += 1;
      const [{ pieces }] = (await read()) as [{ pieces: number }];
      if (runs === 1) await postgres().database.pool.query(`UPDATE tills SET pieces = 20`);
      await note(`run ${runs}`);
      const statement = sql`UPDATE tills SET pieces = pieces + 1 WHERE pieces = ${pieces} RETURNING id`;
      await postgres().database.write([{ name: 'tills', statement, mustFind: true }]);
    });
    expect([await read(), await notes()]).toEqual([[{ pieces: 21 }], [{ what: 'run 2' }]]);
  });

  it('asks in the order of its calls, and sends what waits before', async () => {
    const order = await run(async () => {
      await postgres().database.queryPrepared(sql`SELECT FROM tills FOR UPDATE`);
      await put(7);
      const asked = [
        postgres().database.queryPrepared<{ pieces: number }>(sql`SELECT pieces FROM tills`),
        postgres().database.query(sql`UPDATE tills SET pieces = pieces + 1`),
        read(),
      ];
      return Promise.all(asked);
    });
    expect(order).toEqual([[{ pieces: 7 }], [], [{ pieces: 8 }]]);
  });

  it('ends with the failure of what waited, not with what Postgres then says of the next', async () => {
    const failing = run(async () => {
      await postgres().database.queryPrepared(sql`SELECT FROM tills FOR UPDATE`);
      await postgres().database.write([
        { name: 'tills', statement: sql`INSERT INTO tills VALUES ('left', 1)` },
      ]);
      await Promise.all([read(), read()]);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
  });

  it('asks nothing more once it is over', async () => {
    let tellThatItIsOver = () => {};
    const over = new Promise<void>((resolve) => (tellThatItIsOver = resolve));
    let late = Promise.resolve<unknown>(undefined);
    const failing = run(() => {
      late = over.then(() => put(99)).then(read);
      return postgres().database.query('SELECT 1/0');
    });
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    tellThatItIsOver();
    await expect(late).rejects.toThrow('over');
    expect(await read()).toEqual([{ pieces: 0 }]);
  });
});
