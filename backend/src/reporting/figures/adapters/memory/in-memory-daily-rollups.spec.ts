import { InMemoryUnitOfWork } from '../../../../../test/support/memory/in-memory-unit-of-work';
import { describeDailyRollups } from '../../application/daily-rollups.contract';
import { InMemoryDailyRollups } from './in-memory-daily-rollups';

describe('daily rollups in memory', () => {
  const rollups = new InMemoryDailyRollups();
  const world = { rollups, unitOfWork: new InMemoryUnitOfWork(rollups) };
  describeDailyRollups(() => world);
});
