import { InMemoryUnitOfWork } from '../../../../test/support/memory/in-memory-unit-of-work';
import { aPage } from '../../../../test/support/shop/shop-content';
import { describeLegalPages } from '../../application/legal-pages.contract';
import { Page, wellKnownSlugs } from '../../domain/page';
import { InMemoryLegalPages } from './in-memory-legal-pages';
import { InMemoryPageRepository } from './in-memory-page.repository';

describe('legal pages in memory', () => {
  const pages = new InMemoryPageRepository();
  beforeAll(async () => {
    for (const slug of wellKnownSlugs) await pages.add(Page.create(aPage({ slug, title: titleOf(slug) })));
  });
  const titleOf = (slug: string) => slug[0]!.toUpperCase() + slug.slice(1);

  describeLegalPages(() => ({
    legalPages: new InMemoryLegalPages(pages),
    pages,
    unitOfWork: new InMemoryUnitOfWork(pages),
  }));
});
