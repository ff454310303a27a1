import { testDatabase } from '../../../../test/support/test-database';
import { amid } from '../../../../test/support/turns';
import { describeDailyRollups } from '../../application/daily-rollups.contract';
import { noFigures } from '../../domain/daily-figures';
import { SqlDailyRollups } from './sql-daily-rollups';
import { SqlFailedJobs } from './sql-failed-jobs';

describe('daily rollups in Postgres', () => {
  const postgres = testDatabase();
  describeDailyRollups(() => ({
    rollups: new SqlDailyRollups(postgres().database),
    unitOfWork: postgres().unitOfWork,
  }));

  it('make a second computation of a day wait for the first', async () => {
    const { database, unitOfWork } = postgres();
    const rollups = new SqlDailyRollups(database);
    const day = '2026-04-01';
    const compute = async () => {
      await rollups.lock(day);
      const [before] = await rollups.figuresIn({ from: day, to: day });
      await rollups.save(day, { ...noFigures, orders: before!.orders + 1 }, []);
      return before!.orders;
    };
    expect(await amid(postgres(), compute, () => unitOfWork.run(compute))).toBe(1);
  });

  it('count the jobs that failed for good', async () => {
    const { database } = postgres();
    const failedJobs = new SqlFailedJobs(database);
    expect(await failedJobs.count()).toEqual({ count: 0, isExact: true });
    await database.query(`SELECT graphile_worker.add_job('test:fails', max_attempts => 1)`);
    await database.query(
      `SELECT graphile_worker.reschedule_jobs(array_agg(id), attempts => 1) FROM graphile_worker.jobs`,
    );
    expect(await failedJobs.count()).toEqual({ count: 1, isExact: true });
  });
});
