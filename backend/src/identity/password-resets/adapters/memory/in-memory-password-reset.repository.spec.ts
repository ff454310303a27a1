import { InMemoryUnitOfWork } from '../../../../../test/support/memory/in-memory-unit-of-work';
import { describePasswordResetRepository } from '../../application/password-reset-repository.contract';
import { InMemoryPasswordResetRepository } from './in-memory-password-reset.repository';
import { InMemoryUserRepository } from '../../../users/adapters/memory/in-memory-user.repository';

describe('password resets in memory', () => {
  const resets = new InMemoryPasswordResetRepository();
  const users = new InMemoryUserRepository();
  describePasswordResetRepository(() => ({ resets, users, unitOfWork: new InMemoryUnitOfWork() }));
});
