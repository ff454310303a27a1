import { randomUUID } from 'node:crypto';
import { SilentLog } from '../../../test/support/memory/silent-log';
import { testDatabase } from '../../../test/support/postgres/test-database';
import { until } from '../../../test/support/until';
import { type Job, job } from '../../shared/jobs';
import { GraphileJobs } from './graphile-jobs';
import { JobRunner, workersOf } from './job-runner';
import { Subscriptions } from './subscriptions';

type TestJob = Job<{ id: string }>;
const ofId = ({ id }: { id: string }) => id;

describe('groups of workers', () => {
  const onDatabase = testDatabase();
  let subscriptions: Subscriptions;
  let runner: JobRunner;
  let release: () => void;
  let released: Promise<void>;

  beforeEach(async () => {
    const { database, unitOfWork } = onDatabase();
    await database.query('DELETE FROM graphile_worker._private_jobs');
    subscriptions = new Subscriptions();
    runner = new JobRunner(database, unitOfWork, subscriptions, new SilentLog());
    released = new Promise((resolve) => (release = resolve));
  });
  afterEach(() => {
    release();
    return runner.stop();
  });

  const schedule = async (work: TestJob, times: number, delayMs = 0) => {
    const jobs = new GraphileJobs(onDatabase().database);
    for (let time = 0; time < times; time++) await jobs.schedule(work, { id: randomUUID() }, delayMs);
  };

  /** @returns how many runs have begun */
  const countRuns = (work: TestJob, end: Promise<void>) => {
    let runs = 0;
    subscriptions.onJob(work, async () => {
      runs++;
      await end;
    });
    return () => runs;
  };

  it.each([
    ['background', 'provider'],
    ['background', 'shop'],
    ['provider', 'shop'],
  ] as const)('do not let any number of hanging "%s" jobs delay a "%s" job', async (hanging, other) => {
    const slow = job('test:hangs', ofId, { workers: hanging });
    const quick = job('test:is-quick', ofId, { workers: other });
    const slowRuns = countRuns(slow, released);
    const quickRuns = countRuns(quick, Promise.resolve());
    await runner.start();
    await schedule(slow, 20);
    await until(async () => slowRuns() === workersOf[hanging]);
    await schedule(quick, 1);
    await until(async () => quickRuns() === 1);
    expect(slowRuns()).toBe(workersOf[hanging]);
  });

  it('take a job with a later priority only when no worker is needed for the others', async () => {
    const later = job('test:later', ofId, { priority: 1 });
    const first = job('test:first', ofId);
    const laterRuns = countRuns(later, Promise.resolve());
    const firstRuns = countRuns(first, released);
    await schedule(later, 1, -60_000);
    await schedule(first, workersOf.shop);
    await runner.start();
    await until(async () => firstRuns() === workersOf.shop);
    expect(laterRuns()).toBe(0);
    release();
    await until(async () => laterRuns() === 1);
  });
});
