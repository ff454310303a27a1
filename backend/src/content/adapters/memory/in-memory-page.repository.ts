import { PageRepository } from '../../application/ports';
import { PageExists } from '../../domain/content.errors';
import { Page, type PageState } from '../../domain/page';

export class InMemoryPageRepository extends PageRepository {
  /** The versions of each page, oldest first, by its slug. */
  private readonly versions = new Map<string, PageState[]>();

  async findForChange(slug: string): Promise<Page | undefined> {
    const newest = this.versionsOf(slug).at(-1);
    return newest && Page.restore(newest);
  }

  async add(page: Page): Promise<void> {
    if (this.versions.has(page.state.slug)) throw new PageExists();
    await this.save(page);
  }

  async save({ state }: Page): Promise<void> {
    this.versions.set(state.slug, [...this.versionsOf(state.slug), state]);
  }

  async delete({ state }: Page): Promise<void> {
    this.versions.delete(state.slug);
  }

  versionsOf(slug: string): readonly PageState[] {
    return this.versions.get(slug) ?? [];
  }
}
