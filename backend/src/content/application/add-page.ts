import type { AuditTrail } from '../../audit/audit-trail';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { Page, type PageDraft } from '../domain/page';
import { auditedPage, pageEntry } from './page-audit';
import type { PageRepository } from './ports';

export class AddPage {
  constructor(
    private readonly pages: PageRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @returns its version @throws PageExists, NotASizeGuide, BrandAndCategory */
  async execute(draft: PageDraft): Promise<number> {
    const page = Page.create(draft);
    await this.unitOfWork.run(async () => {
      await this.pages.add(page);
      await this.audit.record(pageEntry(page.state, { action: 'added', after: auditedPage(page.state) }));
    });
    return page.state.version;
  }
}
