import { InMemoryUnitOfWork } from '../../../../../test/support/memory/in-memory-unit-of-work';
import { InMemoryUserRepository } from '../../../users/adapters/memory/in-memory-user.repository';
import { describeEmailChangeRepository } from '../../application/email-change-repository.contract';
import { InMemoryEmailChangeRepository } from './in-memory-email-change.repository';

describe('changes of e-mail addresses in memory', () => {
  const changes = new InMemoryEmailChangeRepository();
  const users = new InMemoryUserRepository();
  describeEmailChangeRepository(() => ({ changes, users, unitOfWork: new InMemoryUnitOfWork() }));
});
