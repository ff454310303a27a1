import { randomUUID } from 'node:crypto';
import { RecordedLog } from '../../../test/support/log/recorded-log';
import { SomethingHappened, Told } from '../../../test/support/something-happened';
import { tcpProxy } from '../../../test/support/services/tcp-proxy';
import { testDatabase } from '../../../test/support/postgres/test-database';
import { until } from '../../../test/support/until';
import type { DomainEvent } from '../../shared/events/domain-event';
import { job } from '../../shared/jobs';
import { createDataSource } from '../postgres/data-source';
import { Database } from '../postgres/database';
import { TypeOrmUnitOfWork } from '../postgres/typeorm-unit-of-work';
import { GraphileJobs } from './graphile-jobs';
import { GraphileOutbox } from './graphile-outbox';
import { JobRunner, workersOf } from './job-runner';
import { Subscriptions } from './subscriptions';

describe('the job runner', () => {
  const onDatabase = testDatabase();
  let subscriptions: Subscriptions;
  let log: RecordedLog;
  let runner: JobRunner;

  beforeEach(async () => {
    // The queue prints its broken workers there, besides logging them.
    jest.spyOn(console, 'trace').mockImplementation();
    const { database, unitOfWork } = onDatabase();
    // A job that another test left would run in the midst of this one: it closes the database, too.
    await database.query('DELETE FROM graphile_worker._private_jobs');
    subscriptions = new Subscriptions();
    log = new RecordedLog();
    runner = new JobRunner(database, unitOfWork, subscriptions, log);
  });
  afterEach(() => runner.stop());

  const aJob = (name: string) => job<{ id: string }>(name, ({ id }) => id);
  const schedule = (name: string) =>
    new GraphileJobs(onDatabase().database).schedule(aJob(name), { id: randomUUID() }, 0);

  const announce = async (event: DomainEvent) =>
    new GraphileOutbox(new GraphileJobs(onDatabase().database), subscriptions).add([event]);

  it('delivers an event to its listener', async () => {
    const heard: SomethingHappened[] = [];
    subscriptions.onEvent(new Told('test:listens', async (event) => void heard.push(event)));
    await runner.start();
    const event = new SomethingHappened('A-1');
    await announce(event);
    await until(async () => heard.length > 0);
    expect(heard).toEqual([event]);
  });

  it('retries a failing listener without delaying the others', async () => {
    const heard: string[] = [];
    let isBroken = true;
    subscriptions.onEvent(
      new Told('test:is-broken', async ({ orderId }) => {
        if (isBroken) throw new Error('not yet');
        heard.push(`late ${orderId}`);
      }),
    );
    subscriptions.onEvent(new Told('test:works', async ({ orderId }) => void heard.push(orderId)));
    await runner.start();
    await announce(new SomethingHappened('A-2'));
    await until(async () => heard.includes('A-2'));
    await giveUp('test:is-broken');
    isBroken = false;
    expect(await new GraphileJobs(onDatabase().database).retryFailed()).toBe(1);
    await until(async () => heard.includes('late A-2'));
    expect(heard).toEqual(['A-2', 'late A-2']);
  });

  it('logs that a job failed for good', async () => {
    subscriptions.onJob(aJob('test:never-works'), () => Promise.reject(new Error('never')));
    await runner.start();
    await onDatabase().database.query(
      `SELECT graphile_worker.add_job('test:never-works', max_attempts => 1, job_key => 'never')`,
    );
    await until(async () => log.messages.includes('a job failed for good'));
  });

  it('deletes a failed run whose job was scheduled again', async () => {
    const jobs = new GraphileJobs(onDatabase().database);
    const again = aJob('test:schedules-itself');
    let runs = 0;
    subscriptions.onJob(again, async (payload) => {
      runs += 1;
      if (runs > 1) return;
      await jobs.schedule(again, payload, 0);
      throw new Error('the first run fails');
    });
    await runner.start();
    await schedule(again.name);
    await until(async () => runs === 2);
    const left = () =>
      onDatabase().database.query('SELECT FROM graphile_worker.jobs WHERE task_identifier = $1', [
        again.name,
      ]);
    await until(async () => (await left()).length === 0);
  });

  it('logs why a job failed and retries it', async () => {
    let tries = 0;
    const failure = Object.assign(new Error('refused'), { reason: 'gateway away' });
    subscriptions.onJob(aJob('test:fails-once'), async () => {
      tries++;
      if (tries === 1) throw failure;
    });
    await runner.start();
    await schedule('test:fails-once');
    await until(async () => tries === 2);
    expect(log.errors).toEqual([{ err: failure, job: 'test:fails-once' }]);
  });

  it('runs a job of a killed process again within seconds, while it runs others', async () => {
    let runs = 0;
    subscriptions.onJob(aJob('test:abandoned'), async () => {
      runs++;
    });
    await schedule('test:abandoned');
    await onDatabase().database.query(
      `UPDATE graphile_worker._private_jobs SET locked_by = 'killed', locked_at = now() - interval '4 seconds'`,
    );
    await runner.start();
    await until(async () => runs === 1);
  });

  it('retries an event of a killed process as often as any other', async () => {
    let tries = 0;
    subscriptions.onEvent(
      new Told('test:is-told-again', async () => {
        tries++;
        if (tries === 1) throw new Error('not yet');
      }),
    );
    await announce(new SomethingHappened('A-3'));
    await onDatabase().database.query(
      `UPDATE graphile_worker._private_jobs
          SET locked_by = 'killed', attempts = 1, locked_at = now() - interval '4 seconds'`,
    );
    await runner.start();
    await until(async () => tries > 0);
    await until(async () => log.errors.length > 0);
    expect(log.messages).not.toContain('a job failed for good');
  });

  it('runs a job again that was interrupted after it had been rescheduled', async () => {
    const runs: string[] = [];
    const again = aJob('test:cut-off');
    subscriptions.onJob(again, async ({ id }) => void runs.push(id));
    const jobs = new GraphileJobs(onDatabase().database);
    await jobs.schedule(again, { id: 'cut off' }, 0);
    await onDatabase().database.query(
      `UPDATE graphile_worker._private_jobs SET locked_by = 'killed', locked_at = now() - interval '4 seconds'`,
    );
    await jobs.schedule(again, { id: 'cut off' }, 3_600_000);
    await runner.start();
    const left = () =>
      onDatabase().database.query(
        'SELECT run_at > now() AS later FROM graphile_worker.jobs WHERE task_identifier = $1',
        [again.name],
      );
    await until(async () => (await left()).length === 1);
    expect([runs, await left()]).toEqual([['cut off'], [{ later: true }]]);
  });

  it('leaves the jobs of a living process alone, for any time', async () => {
    let [runs, isDone] = [0, false];
    let end = (): void => undefined;
    subscriptions.onJob(aJob('test:long'), async () => {
      runs++;
      await new Promise<void>((resolve) => (end = resolve));
      isDone = true;
    });
    await runner.start();
    await schedule('test:long');
    await until(async () => runs === 1);
    await onDatabase().database.query(
      `UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '1 hour' WHERE locked_by IS NOT NULL`,
    );
    const { database, unitOfWork } = onDatabase();
    const other = new JobRunner(database, unitOfWork, subscriptions, log);
    await other.start();
    await other.stop();
    end();
    await until(async () => isDone);
    expect(runs).toBe(1);
  });

  it('takes over the jobs of a vanished server after its lease has expired, even with open connections', async () => {
    const proxy = await tcpProxy(onDatabase().url);
    const database = new Database(await createDataSource(proxy.url, 5).initialize());
    let [takenThere, runsHere] = [0, 0];
    const there = new Subscriptions();
    there.onJob(aJob('test:vanishes'), async () => {
      takenThere++;
      await new Promise(() => undefined);
    });
    const other = new JobRunner(database, new TypeOrmUnitOfWork(database), there, log);
    await other.start();
    await schedule('test:vanishes');
    await until(async () => takenThere === 1);
    proxy.hold();
    subscriptions.onJob(aJob('test:vanishes'), async () => {
      runsHere++;
    });
    await onDatabase().database.query(
      `UPDATE public.job_leases SET expires_at = now() - interval '1 second';
       UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '11 seconds'`,
    );
    await runner.start();
    await until(async () => runsHere === 1);
    await proxy.close();
    await other.stop(0);
    await database.close(0);
  });

  it('gives back what it has not begun when it stops', async () => {
    const runs: string[] = [];
    let end = (): void => undefined;
    const isOver = new Promise<void>((resolve) => (end = resolve));
    subscriptions.onJob(aJob('test:waits'), async ({ id }) => {
      runs.push(id);
      await isOver;
    });
    for (let time = 0; time <= workersOf.shop; time++) await schedule('test:waits');
    await runner.start();
    await until(async () => runs.length === workersOf.shop);
    const locked = () =>
      onDatabase().database.query('SELECT FROM graphile_worker.jobs WHERE locked_at IS NOT NULL');
    expect(await locked()).toHaveLength(workersOf.shop + 1);
    const stopped = runner.stop();
    end();
    await stopped;
    expect([log.errors, await locked()]).toEqual([[], []]);
    const [left] = await onDatabase().database.query('SELECT FROM graphile_worker.jobs');
    expect(left).toBeDefined();
  });

  /** The job fails for good, as after all its tries. */
  const giveUp = async (name: string) => {
    const hasFailed = async () => {
      const failed = await onDatabase().database.query(
        `UPDATE graphile_worker._private_jobs j SET attempts = max_attempts FROM graphile_worker._private_tasks t
          WHERE t.id = j.task_id AND t.identifier = $1 AND j.locked_at IS NULL AND j.attempts > 0 RETURNING j.id`,
        [name],
      );
      return failed.length > 0;
    };
    await until(hasFailed);
  };
});
