import type { AuditTrail } from '../../../audit/audit-trail';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { bannerEntry, auditedBanner } from './banner-audit';
import type { BannerRepository } from './ports';

export class DeleteBanner {
  constructor(
    private readonly banners: BannerRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchBanner */
  execute(id: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const list = await this.banners.findForChange();
      const banner = list.find(id);
      list.delete(id);
      await this.banners.save(list);
      await this.audit.record(bannerEntry(banner, { action: 'deleted', before: auditedBanner(banner) }));
    });
  }
}
