import { InMemoryOutbox } from '../../../../../test/support/memory/in-memory-outbox';
import { InMemoryUnitOfWork } from '../../../../../test/support/memory/in-memory-unit-of-work';
import { describeWithdrawalRepository } from '../../application/withdrawal-repository.contract';
import { InMemoryWithdrawalRepository } from './in-memory-withdrawal.repository';

describe('withdrawals in memory', () => {
  const withdrawals = new InMemoryWithdrawalRepository(new InMemoryOutbox());
  const unitOfWork = new InMemoryUnitOfWork(withdrawals);
  describeWithdrawalRepository(() => ({ withdrawals, unitOfWork, anOrderId: async () => 'an-order' }));
});
