import { InMemoryJobs } from '../../../test/support/memory/in-memory-jobs';
import { testDatabase } from '../../../test/support/postgres/test-database';
import { SystemClock } from '../../shared/time/clock';
import { ForgetFailedJobs } from './forget-failed-jobs';

describe('jobs that failed for good', () => {
  const postgres = testDatabase();

  async function addJob(name: string, how: string): Promise<void> {
    const { database } = postgres();
    await database.query(`SELECT graphile_worker.add_job('test:job', job_key => $1)`, [name]);
    await database.query(`UPDATE graphile_worker._private_jobs SET ${how} WHERE key = $1`, [name]);
  }

  it('are deleted after 90 days; jobs with attempts left, running jobs and recent failures are kept', async () => {
    const { database, unitOfWork } = postgres();
    const longAgo = `updated_at = now() - interval '91 days'`;
    await addJob('old', `attempts = max_attempts, ${longAgo}`);
    await addJob('lately', `attempts = max_attempts, updated_at = now() - interval '89 days'`);
    await addJob('has tries', `attempts = 3, ${longAgo}`);
    await addJob('runs', `attempts = max_attempts, locked_at = now(), locked_by = 'somebody', ${longAgo}`);
    const clock = new SystemClock();
    await new ForgetFailedJobs(database, new InMemoryJobs(clock), unitOfWork, clock).execute();
    const left = await database.query<{ key: string }>('SELECT key FROM graphile_worker.jobs ORDER BY id');
    expect(left.map(({ key }) => key)).toEqual(['lately', 'has tries', 'runs']);
  });
});
