import type { AuditTrail } from '../../../audit/audit-trail';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { Banner, BannerPresentation } from '../domain/banner';
import { bannerEntry, auditedBanner } from './banner-audit';
import type { BannerRepository } from './ports';

interface EditBannerInput extends BannerPresentation {
  id: string;
}

export class EditBanner {
  constructor(
    private readonly banners: BannerRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchBanner */
  execute({ id, ...presentation }: EditBannerInput): Promise<Banner> {
    return this.unitOfWork.run(async () => {
      const list = await this.banners.findForChange();
      const before = list.find(id);
      const banner = list.present(id, presentation);
      await this.banners.save(list);
      await this.audit.record(
        bannerEntry(banner, {
          action: 'edited',
          before: auditedBanner(before),
          after: auditedBanner(banner),
        }),
      );
      return banner;
    });
  }
}
