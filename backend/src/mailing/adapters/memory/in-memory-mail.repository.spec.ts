import { InMemoryUnitOfWork } from '../../../../test/support/memory/in-memory-unit-of-work';
import { describeMailRepository } from '../../application/mail-repository.contract';
import { InMemoryMailRepository } from './in-memory-mail.repository';

describe('e-mails in memory', () => {
  const mails = new InMemoryMailRepository();
  describeMailRepository(() => ({ mails, unitOfWork: new InMemoryUnitOfWork() }));
});
