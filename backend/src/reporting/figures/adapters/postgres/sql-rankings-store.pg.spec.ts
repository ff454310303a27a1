import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { amid } from '../../../../../test/support/turns';
import { describeRankingsStore } from '../../application/rankings-store.contract';
import { newId } from '../../../../shared/ids';
import { SqlRankingsStore } from './sql-rankings-store';

describe('the store of rankings in Postgres', () => {
  const postgres = testDatabase();
  describeRankingsStore(() => ({
    store: new SqlRankingsStore(postgres().database),
    unitOfWork: postgres().unitOfWork,
  }));

  it('make a second ranking wait for the first, and then read the latest sales', async () => {
    const { database, unitOfWork } = postgres();
    const store = new SqlRankingsStore(database);
    const range = { from: '2026-04-01', to: '2026-04-01' };
    const rank = async () => {
      await store.lock();
      const before = await store.find(range);
      const total = (before?.soldOut.total ?? 0) + 1;
      const soldOut = Array.from({ length: total }, () => ({ variantId: newId(), units: 1 }));
      await store.save(range, { byUnits: [], byMoney: [], soldOut, lowStock: [] });
      return total;
    };
    expect(await amid(postgres(), rank, () => unitOfWork.run(rank))).toBe(2);
  });
});
