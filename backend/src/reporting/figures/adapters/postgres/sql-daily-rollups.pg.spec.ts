import { newId } from '../../../../shared/ids';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { amid } from '../../../../../test/support/turns';
import { describeDailyRollups } from '../../application/daily-rollups.contract';
import { noFigures } from '../../domain/daily-figures';
import { SqlDailyRollups } from './sql-daily-rollups';
import { SqlDailyShoppers } from './sql-daily-shoppers';
import { SqlFailedJobs } from '../../../failed-jobs/adapters/postgres/sql-failed-jobs';

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
      await rollups.save(day, { ...noFigures, orders: before!.orders + 1 }, { sold: [], shoppers: [] });
      return before!.orders;
    };
    expect(await amid(postgres(), compute, () => unitOfWork.run(compute))).toBe(1);
  });

  it('list shoppers of days that are not too old', async () => {
    const { database } = postgres();
    const [rollups, shoppers] = [new SqlDailyRollups(database), new SqlDailyShoppers(database)];
    const [sam, kim] = [newId(), newId()].sort();
    for (const day of ['2026-06-01', '2026-06-02']) {
      await rollups.save(day, noFigures, {
        sold: [],
        shoppers: [
          { shopperId: sam!, hasPaid: true },
          { shopperId: kim!, hasPaid: false },
        ],
      });
    }
    const list = (hasPaid?: boolean) =>
      shoppers.page(
        { from: '2026-06-01', to: '2026-06-30', hasPaid, sort: 'oldest' },
        { limit: 9, cursor: undefined },
      );
    expect((await list(true)).rows).toEqual([
      { day: '2026-06-01', shopperId: sam, hasPaid: true },
      { day: '2026-06-02', shopperId: sam, hasPaid: true },
    ]);
    expect(await shoppers.deleteBefore(new Date('2026-06-02T12:00:00Z'), 9)).toBe(2);
    expect((await list()).rows.map(({ shopperId }) => shopperId)).toEqual([sam, kim]);
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
