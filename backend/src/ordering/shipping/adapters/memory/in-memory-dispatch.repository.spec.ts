import { InMemoryUnitOfWork } from '../../../../../test/support/memory/in-memory-unit-of-work';
import { describeDispatchRepository } from '../../application/dispatch-repository.contract';
import { InMemoryDispatchRepository } from './in-memory-dispatch.repository';

describe('dispatches in memory', () => {
  const dispatches = new InMemoryDispatchRepository();
  describeDispatchRepository(() => ({ dispatches, unitOfWork: new InMemoryUnitOfWork(dispatches) }));
});
