import { runOnce } from 'graphile-worker';
import { SilentLog } from '../../../test/support/memory/silent-log';
import { testDatabase } from '../../../test/support/postgres/test-database';
import { until } from '../../../test/support/until';
import { job } from '../../shared/jobs';
import { GraphileJobs } from './graphile-jobs';
import { graphileLogger } from './graphile-logger';

describe('scheduled jobs', () => {
  const postgres = testDatabase();
  const greet = job<{ whom: string }>('test:greet', () => 'one');
  const schedule = (whom: string, delayMs: number) =>
    new GraphileJobs(postgres().database).schedule(greet, { whom }, delayMs);
  const kept = () =>
    postgres().database.query<{ later: boolean }>(
      `SELECT payload->>'whom' AS whom, key, attempts, run_at > now() AS later
         FROM graphile_worker._private_jobs ORDER BY id`,
    );
  const set = (columns: string) =>
    postgres().database.query(`UPDATE graphile_worker._private_jobs SET ${columns}`);
  beforeEach(() => postgres().database.query('DELETE FROM graphile_worker._private_jobs'));

  it.each(['is new to the queue', 'the queue knows'])(
    'keep the latest schedule of each key, for a task that %s',
    async () => {
      await schedule('early', 60_000);
      await schedule('late', 0);
      expect(await kept()).toEqual([{ whom: 'late', key: 'test:greet:one', attempts: 0, later: false }]);
    },
  );

  it('reach the queue together at the end of a transaction, which drops what it scheduled and did not want', async () => {
    const each = job<{ whom: string }>('test:greet', ({ whom }) => whom);
    const { database } = postgres();
    const jobs = new GraphileJobs(database);
    await jobs.schedule(each, { whom: 'settled' }, 0);
    await database.runInTransaction(async () => {
      await jobs.schedule(each, { whom: 'wanted' }, 60_000);
      await jobs.schedule(each, { whom: 'given up' }, 0);
      await jobs.drop(each, { whom: 'given up' });
      await jobs.drop(each, { whom: 'settled' });
      await jobs.drop(each, { whom: 'wanted again' });
      await jobs.schedule(each, { whom: 'wanted again' }, 0);
      expect(await kept()).toMatchObject([{ whom: 'settled' }]);
    });
    expect(await kept()).toMatchObject([
      { whom: 'wanted', later: true },
      { whom: 'wanted again', later: false },
    ]);
  });

  it('do not reach the queue when their transaction fails', async () => {
    const { database } = postgres();
    const failing = database.runInTransaction(async () => {
      await new GraphileJobs(database).schedule(greet, { whom: 'nobody' }, 0);
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(await kept()).toEqual([]);
  });

  it('start with the first attempt when they are scheduled again', async () => {
    await schedule('tried', 0);
    await set(`attempts = 3, last_error = 'not yet'`);
    await schedule('again', 60_000);
    expect(await kept()).toEqual([{ whom: 'again', key: 'test:greet:one', attempts: 0, later: true }]);
  });

  it('may be put off by a fraction of a millisecond', async () => {
    await schedule('later', 60_000.5);
    expect(await kept()).toMatchObject([{ whom: 'later', later: true }]);
  });

  it.each([
    ['is under way', `locked_at = now(), locked_by = 'somebody'`],
    ['has failed for good', 'attempts = max_attempts'],
  ])('are added after one with the same key that %s', async (_, how) => {
    await schedule('first', 0);
    await set(how);
    await schedule('second', 0);
    expect(await kept()).toMatchObject([
      { whom: 'first', key: null },
      { whom: 'second', key: 'test:greet:one', attempts: 0 },
    ]);
  });

  it('run before delayed jobs that have just become due, but after those that have been due for long', async () => {
    const each = job<{ whom: string }>('test:greet', ({ whom }) => whom);
    const jobs = new GraphileJobs(postgres().database);
    await jobs.schedule(each, { whom: 'put off, due for ten seconds' }, 1);
    await set(`run_at = now() - interval '10 seconds'`);
    await jobs.schedule(each, { whom: 'put off, just due' }, 1);
    await jobs.schedule(each, { whom: 'asked for at once' }, 0);
    await until(async () => (await kept()).every(({ later }) => !later));

    const greeted: string[] = [];
    const greet = (payload: unknown) => void greeted.push((payload as { whom: string }).whom);
    await runOnce({
      connectionString: postgres().url,
      concurrency: 1,
      taskList: { 'test:greet': greet },
      logger: graphileLogger(new SilentLog()),
    });
    expect(greeted).toEqual(['put off, due for ten seconds', 'asked for at once', 'put off, just due']);
  });
});
