import { legalSlugs } from '../../domain/page';
import { LegalPages, type PageVersionInForce } from '../../legal-pages';
import type { InMemoryPageRepository } from './in-memory-page.repository';

export class InMemoryLegalPages extends LegalPages {
  constructor(private readonly pages: InMemoryPageRepository) {
    super();
  }

  async versionsInForce(): Promise<PageVersionInForce[]> {
    return legalSlugs
      .toSorted()
      .flatMap((slug) => this.pages.versionsOf(slug).slice(-1))
      .map(({ slug, title, version }) => ({ slug, title, version }));
  }
}
