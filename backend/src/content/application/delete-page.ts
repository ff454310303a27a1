import type { AuditTrail } from '../../audit/audit-trail';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { NoSuchPage } from '../domain/content.errors';
import { auditedPage, pageEntry } from './page-audit';
import type { PageRepository } from './ports';

export class DeletePage {
  constructor(
    private readonly pages: PageRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchPage, WellKnownPage */
  execute(slug: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const page = await this.pages.findForChange(slug);
      if (!page) throw new NoSuchPage();
      page.assertDeletable();
      await this.pages.delete(page);
      await this.audit.record(pageEntry(page.state, { action: 'deleted', before: auditedPage(page.state) }));
    });
  }
}
