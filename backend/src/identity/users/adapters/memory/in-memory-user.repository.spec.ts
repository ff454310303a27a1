import { InMemoryUnitOfWork } from '../../../../../test/support/memory/in-memory-unit-of-work';
import { InMemoryUserRepository } from './in-memory-user.repository';
import { describeUserRepository } from '../../application/user-repository.contract';

describe('users in memory', () => {
  const users = new InMemoryUserRepository();
  describeUserRepository(
    () => users,
    () => new InMemoryUnitOfWork(users),
  );
});
