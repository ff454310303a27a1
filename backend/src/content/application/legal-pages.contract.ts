import { aPage } from '../../../test/support/shop/shop-content';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { legalSlugs, Page } from '../domain/page';
import type { LegalPages } from '../legal-pages';
import type { PageRepository } from './ports';

interface World {
  legalPages: LegalPages;
  /** Has every well-known page. */
  pages: PageRepository;
  unitOfWork: UnitOfWork;
}

export function describeLegalPages(world: () => World): void {
  it('names the newest version of each legal page, and of no other', async () => {
    const { legalPages, pages, unitOfWork } = world();
    await unitOfWork.run(async () => {
      const terms = (await pages.findForChange('terms'))!;
      terms.edit(1, { ...aPage(), title: 'Terms of sale' });
      await pages.save(terms);
      await pages.add(Page.create(aPage()));
    });
    const inForce = await legalPages.versionsInForce();
    expect(inForce.map(({ slug }) => slug)).toEqual([...legalSlugs].sort());
    expect(inForce).toContainEqual({ slug: 'terms', title: 'Terms of sale', version: 2 });
    expect(inForce).toContainEqual({ slug: 'imprint', title: 'Imprint', version: 1 });
  });
}
