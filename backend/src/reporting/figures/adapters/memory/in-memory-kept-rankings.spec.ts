import { InMemoryUnitOfWork } from '../../../../../test/support/memory/in-memory-unit-of-work';
import { describeKeptRankings } from '../../application/kept-rankings.contract';
import { InMemoryKeptRankings } from './in-memory-kept-rankings';

describe('kept rankings in memory', () => {
  const kept = new InMemoryKeptRankings();
  const world = { kept, unitOfWork: new InMemoryUnitOfWork(kept) };
  describeKeptRankings(() => world);
});
