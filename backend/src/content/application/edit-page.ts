import type { AuditTrail } from '../../audit/audit-trail';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { NoSuchPage } from '../domain/content.errors';
import type { PageText, SizedGoods } from '../domain/page';
import { auditedPage, pageEntry } from './page-audit';
import type { PageRepository } from './ports';

interface EditPageInput extends PageText, SizedGoods {
  slug: string;
  /** That the edit is based on. */
  version: number;
}

export class EditPage {
  constructor(
    private readonly pages: PageRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @returns the version in force @throws NoSuchPage, StalePage, NotASizeGuide, BrandAndCategory */
  execute({ slug, version, ...edited }: EditPageInput): Promise<number> {
    return this.unitOfWork.run(async () => {
      const page = await this.pages.findForChange(slug);
      if (!page) throw new NoSuchPage();
      const before = page.state;
      page.edit(version, edited);
      const after = page.state;
      if (after.version === before.version) return after.version;
      await this.pages.save(page);
      await this.audit.record(
        pageEntry(after, { action: 'edited', before: auditedPage(before), after: auditedPage(after) }),
      );
      return after.version;
    });
  }
}
