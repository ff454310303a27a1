import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { amid } from '../../../../../test/support/turns';
import { describeKeptRankings } from '../../application/kept-rankings.contract';
import { newId } from '../../../../shared/ids';
import { SqlKeptRankings } from './sql-kept-rankings';

describe('kept rankings in Postgres', () => {
  const postgres = testDatabase();
  describeKeptRankings(() => ({
    kept: new SqlKeptRankings(postgres().database),
    unitOfWork: postgres().unitOfWork,
  }));

  it('make a second ranking wait for the first, and then read the latest sales', async () => {
    const { database, unitOfWork } = postgres();
    const kept = new SqlKeptRankings(database);
    const range = { from: '2026-04-01', to: '2026-04-01' };
    const rank = async () => {
      await kept.lock();
      const before = await kept.find(range);
      const total = (before?.soldOut.total ?? 0) + 1;
      const soldOut = Array.from({ length: total }, () => ({ variantId: newId(), units: 1 }));
      await kept.save(range, { byUnits: [], byMoney: [], soldOut, lowStock: [] });
      return total;
    };
    expect(await amid(postgres(), rank, () => unitOfWork.run(rank))).toBe(2);
  });
});
