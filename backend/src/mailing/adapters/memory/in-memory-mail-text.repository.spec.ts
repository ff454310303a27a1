import { InMemoryUnitOfWork } from '../../../../test/support/memory/in-memory-unit-of-work';
import { describeMailTextRepository } from '../../application/mail-text-repository.contract';
import { InMemoryMailTextRepository } from './in-memory-mail-text.repository';

describe('texts of e-mails in memory', () => {
  const texts = new InMemoryMailTextRepository();
  describeMailTextRepository(() => ({ texts, unitOfWork: new InMemoryUnitOfWork(texts) }));
});
