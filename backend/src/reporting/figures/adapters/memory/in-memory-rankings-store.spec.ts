import { InMemoryUnitOfWork } from '../../../../../test/support/memory/in-memory-unit-of-work';
import { describeRankingsStore } from '../../application/rankings-store.contract';
import { InMemoryRankingsStore } from './in-memory-rankings-store';

describe('the store of rankings in memory', () => {
  const store = new InMemoryRankingsStore();
  const world = { store, unitOfWork: new InMemoryUnitOfWork(store) };
  describeRankingsStore(() => world);
});
