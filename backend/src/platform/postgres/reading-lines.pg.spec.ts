import sql from 'sql-template-tag';
import { closeDatabase, reopenDatabase } from '../../../test/support/closed-database';
import { testDatabase } from '../../../test/support/test-database';
import { isDatabaseAway } from './postgres-errors';
import { ReadingLines } from './reading-lines';
import { named } from './transaction';

describe('lines for short reads', () => {
  const postgres = testDatabase();
  let lines: ReadingLines;
  beforeEach(() => (lines = new ReadingLines(postgres().url)));
  afterEach(() => lines.close());

  const ask = async (number: number) =>
    (await lines.next().ask(named(sql`SELECT 12 / ${number}::integer AS twelfth, pg_backend_pid() AS pid`)))
      .rows[0] as { twelfth: number; pid: number };
  const askSlowly = () => lines.next().ask(named(sql`SELECT pg_sleep(30)`));
  /** One question a line. */
  const onAllLines = <T>(question: () => Promise<T>) => Array.from({ length: 4 }, question);
  const pids = async () => (await Promise.all(onAllLines(() => ask(1)))).map(({ pid }) => pid);
  const hangUp = (whom: number[]) =>
    postgres().database.query('SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid', [whom]);

  it('give each question its own answer, and the failure of one to nobody else', async () => {
    const numbers = [1, 2, 0, 3, 4, 0, 6, 12, 1, 2, 0, 3];
    const answers = await Promise.allSettled(numbers.map(ask));
    expect(
      answers.map((answer) =>
        answer.status === 'fulfilled' ? answer.value.twelfth : (answer.reason as { code: string }).code,
      ),
    ).toEqual(numbers.map((number) => (number === 0 ? '22012' : 12 / number)));
    expect(new Set(await pids()).size).toBe(4);
  });

  it('tell all who wait when their connection ends, and open another for the next', async () => {
    const before = await pids();
    const waiting = Promise.allSettled([...onAllLines(askSlowly), ...onAllLines(() => ask(2))]);
    await hangUp(before);
    for (const answer of await waiting) expect(answer).toMatchObject({ status: 'rejected' });
    const refusals = (await waiting) as PromiseRejectedResult[];
    expect(refusals.filter(({ reason }) => !isDatabaseAway(reason))).toEqual([]);
    expect((await ask(3)).twelfth).toBe(4);
    expect((await pids()).filter((pid) => before.includes(pid))).toEqual([]);
  });

  it('refuse while the database is away, and answer as soon as it is back', async () => {
    await pids();
    await closeDatabase(postgres().url);
    await Promise.all(onAllLines(() => expect(ask(1)).rejects.toThrow()));
    await reopenDatabase(postgres().url);
    expect((await ask(4)).twelfth).toBe(3);
  });

  it('answer what was asked before they are closed, and open no more', async () => {
    const asked = ask(6);
    await asked;
    const last = ask(12);
    await lines.close();
    expect((await last).twelfth).toBe(1);
    await expect(ask(1)).rejects.toThrow();
    lines = new ReadingLines(postgres().url);
  });

  it('see what has just been committed, and a unit of work its own', async () => {
    const { database } = postgres();
    await database.query('CREATE TABLE notes (what text)');
    const notes = () => database.lookUp<{ what: string }>(sql`SELECT what FROM notes ORDER BY what`);
    await database.runInTransaction(async () => {
      await database.queryPrepared(sql`INSERT INTO notes VALUES (${'mine'})`);
      expect(await notes()).toEqual([{ what: 'mine' }]);
    });
    expect(await notes()).toEqual([{ what: 'mine' }]);
  });
});
