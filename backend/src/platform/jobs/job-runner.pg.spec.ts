import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { testDatabase } from '../../../test/support/test-database';
import { until } from '../../../test/support/until';
import { job } from '../../shared/jobs';
import { Log } from '../log/log';
import { GraphileJobs, GraphileOutbox } from './graphile-jobs';
import { Handlers } from './handlers';
import { JobRunner } from './job-runner';

class RecordedLog extends Log {
  readonly errors: object[] = [];
  readonly messages: string[] = [];

  info(): void {}

  warn(): void {}

  error(details: object, message: string): void {
    this.errors.push(details);
    this.messages.push(message);
  }
}

describe('the job runner', () => {
  const onDatabase = testDatabase();
  const handlers = new Handlers();
  let log: RecordedLog;
  let runner: JobRunner;

  beforeEach(() => {
    // The queue prints its broken workers there, besides logging them.
    jest.spyOn(console, 'trace').mockImplementation();
    const { database, unitOfWork } = onDatabase();
    log = new RecordedLog();
    runner = new JobRunner(database, unitOfWork, handlers, log);
  });
  afterEach(() => runner.stop());

  const aJob = (name: string) => job<{ id: string }>(name, ({ id }) => id);
  const schedule = (name: string) =>
    new GraphileJobs(onDatabase().database).schedule(aJob(name), { id: randomUUID() }, 0);

  it('carries an event to its listener', async () => {
    const heard: object[] = [];
    handlers.onEvent('something-happened', async (event) => {
      heard.push(event);
    });
    await runner.start();
    const event = { type: 'something-happened', orderId: 'A-1' };
    await new GraphileOutbox(onDatabase().database).add([event]);
    await until(async () => heard.length > 0);
    expect(heard).toEqual([event]);
  });

  it('logs why a job failed and tries it again', async () => {
    let tries = 0;
    const failure = Object.assign(new Error('refused'), { reason: 'gateway away' });
    handlers.onJob(aJob('test:fails-once'), async () => {
      tries++;
      if (tries === 1) throw failure;
    });
    await runner.start();
    await schedule('test:fails-once');
    await until(async () => tries === 2);
    expect(log.errors).toEqual([{ err: failure, job: 'test:fails-once' }]);
  });

  it('runs a job again whose process was killed minutes ago', async () => {
    let runs = 0;
    handlers.onJob(aJob('test:abandoned'), async () => {
      runs++;
    });
    await schedule('test:abandoned');
    await onDatabase().database.query(
      `UPDATE graphile_worker._private_jobs SET locked_by = 'killed', locked_at = now() - interval '3 minutes'`,
    );
    await runner.start();
    await until(async () => runs === 1);
  });

  it('works on after the database was away in the middle of a job', async () => {
    let [cutOff, later] = [0, 0];
    handlers.onJob(aJob('test:cut-off'), async () => {
      cutOff++;
      if (cutOff === 1) await closeDatabase();
    });
    handlers.onJob(aJob('test:later'), async () => {
      later++;
    });
    await runner.start();
    await schedule('test:cut-off');
    await until(async () => log.messages.includes('the job runner broke down and is started again'));
    await reopenDatabase();
    await schedule('test:later');
    await until(async () => later === 1);
    // Nobody knows how it went: it is run again, at once.
    await until(async () => cutOff === 2);
  });

  it('works on when the database was away before it could take its first job', async () => {
    let runs = 0;
    handlers.onJob(aJob('test:first'), async () => {
      runs++;
    });
    await runner.start();
    await closeDatabase();
    await until(async () => log.messages.includes('the job runner broke down and is started again'));
    await reopenDatabase();
    await schedule('test:first');
    await until(async () => runs === 1);
  });

  it('stops at once while the database is away', async () => {
    handlers.onJob(aJob('test:cut-off'), () => closeDatabase());
    await runner.start();
    await schedule('test:cut-off');
    await until(async () => log.messages.includes('the job runner broke down and is started again'));
    await runner.stop();
    await reopenDatabase();
  });

  const nameOfDatabase = () => new URL(onDatabase().url).pathname.slice(1);
  const closeDatabase = () =>
    asAdmin(async (admin) => {
      await admin.query(`ALTER DATABASE ${nameOfDatabase()} ALLOW_CONNECTIONS false`);
      await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
        nameOfDatabase(),
      ]);
    });
  const reopenDatabase = () =>
    asAdmin(async (admin) => {
      await admin.query(`ALTER DATABASE ${nameOfDatabase()} ALLOW_CONNECTIONS true`);
    });
});

async function asAdmin(work: (admin: Client) => Promise<void>): Promise<void> {
  const admin = new Client({ connectionString: process.env.TEST_POSTGRES_URL });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
