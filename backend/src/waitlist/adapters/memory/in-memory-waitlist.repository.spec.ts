import { InMemoryUnitOfWork } from '../../../../test/support/memory/in-memory-unit-of-work';
import { describeWaitlistRepository } from '../../application/waitlist-repository.contract';
import { InMemoryWaitlistRepository } from './in-memory-waitlist.repository';

describe('the waitlist in memory', () => {
  const entries = new InMemoryWaitlistRepository();
  describeWaitlistRepository(() => ({ entries, unitOfWork: new InMemoryUnitOfWork(entries) }));
});
