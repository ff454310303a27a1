import { InMemoryUnitOfWork } from '../../../../../test/support/memory/in-memory-unit-of-work';
import { InMemorySessionRepository } from './in-memory-session.repository';
import { InMemoryUserRepository } from '../../../users/adapters/memory/in-memory-user.repository';
import { describeSessionRepository } from '../../application/session-repository.contract';

describe('sessions in memory', () => {
  const users = new InMemoryUserRepository();
  const sessions = new InMemorySessionRepository(users);
  describeSessionRepository(() => ({ sessions, users, unitOfWork: new InMemoryUnitOfWork(users, sessions) }));
});
