import { InMemoryUnitOfWork } from '../../../../test/support/memory/in-memory-unit-of-work';
import { describePageRepository } from '../../application/page-repository.contract';
import { InMemoryPageRepository } from './in-memory-page.repository';

describe('pages in memory', () => {
  const pages = new InMemoryPageRepository();
  const unitOfWork = new InMemoryUnitOfWork(pages);
  describePageRepository(() => ({
    pages,
    unitOfWork,
    versionsOf: async (slug) => [...pages.versionsOf(slug)],
  }));
});
