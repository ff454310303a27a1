import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { RecordedLog } from '../../../test/support/log/recorded-log';
import { closeDatabase, reopenDatabase } from '../../../test/support/postgres/closed-database';
import { testDatabase } from '../../../test/support/postgres/test-database';
import { until } from '../../../test/support/until';
import { job } from '../../shared/jobs';
import { GraphileJobs } from './graphile-jobs';
import { JobRunner } from './job-runner';
import { Subscriptions } from './subscriptions';

describe('the job runner whose database goes away', () => {
  const onDatabase = testDatabase();
  let subscriptions: Subscriptions;
  let log: RecordedLog;
  let runner: JobRunner;

  beforeEach(async () => {
    // The queue prints its broken workers there, besides logging them.
    jest.spyOn(console, 'trace').mockImplementation();
    const { database, unitOfWork } = onDatabase();
    // Jobs that another test left would be done in the midst of this one: they close the database, too.
    await database.query('DELETE FROM graphile_worker._private_jobs');
    subscriptions = new Subscriptions();
    log = new RecordedLog();
    runner = new JobRunner(database, unitOfWork, subscriptions, log);
  });
  afterEach(() => runner.stop());

  const aJob = (name: string) => job<{ id: string }>(name, ({ id }) => id);
  const schedule = (name: string) =>
    new GraphileJobs(onDatabase().database).schedule(aJob(name), { id: randomUUID() }, 0);

  it('continues after an outage of the database during a job', async () => {
    let [cutOff, later] = [0, 0];
    subscriptions.onJob(aJob('test:cut-off'), async () => {
      cutOff++;
      if (cutOff === 1) await closeDatabase(onDatabase().url);
    });
    subscriptions.onJob(aJob('test:later'), async () => {
      later++;
    });
    await runner.start();
    await schedule('test:cut-off');
    await until(async () => log.messages.includes('the job runner stopped working and is restarted'));
    await reopenDatabase(onDatabase().url);
    await schedule('test:later');
    await until(async () => later === 1);
    // Nobody knows how it went: it is run again, at once.
    await until(async () => cutOff === 2);
  });

  it('continues after an outage in which several jobs end, one after the other', async () => {
    let [ended, later] = [0, 0];
    const jobs = [1, 2, 3, 4, 5].map((turn) => `test:ends-${turn}`);
    for (const [turn, name] of jobs.entries())
      subscriptions.onJob(aJob(name), async () => {
        if (ended === 0 && turn === 0) await closeDatabase(onDatabase().url);
        await until(async () => ended >= turn);
        await pause(30);
        ended++;
      });
    subscriptions.onJob(aJob('test:later'), async () => {
      later++;
    });
    await onDatabase().database.runInTransaction(async () => {
      for (const name of jobs) await schedule(name);
    });
    await runner.start();
    await until(async () => log.messages.includes('the job runner stopped working and is restarted'));
    await reopenDatabase(onDatabase().url);
    await schedule('test:later');
    await until(async () => later === 1);
  });

  it('continues after an outage of the database before its first job', async () => {
    let runs = 0;
    subscriptions.onJob(aJob('test:first'), async () => {
      runs++;
    });
    await runner.start();
    await closeDatabase(onDatabase().url);
    await until(async () => log.messages.includes('the job runner stopped working and is restarted'));
    await reopenDatabase(onDatabase().url);
    await schedule('test:first');
    await until(async () => runs === 1);
  });

  it('stops at once while the database is away', async () => {
    subscriptions.onJob(aJob('test:cut-off'), () => closeDatabase(onDatabase().url));
    await runner.start();
    await schedule('test:cut-off');
    await until(async () => log.messages.includes('the job runner stopped working and is restarted'));
    // Longer than this test may take: it needs none of it.
    await runner.stop(3_600_000);
    await reopenDatabase(onDatabase().url);
  });
});
