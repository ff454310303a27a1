import type { AuditTrail } from '../../../audit/audit-trail';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { Banner } from '../domain/banner';
import { bannerEntry } from './banner-audit';
import type { BannerRepository } from './ports';

export class ReorderBanners {
  constructor(
    private readonly banners: BannerRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws OrderOfOtherBanners */
  execute(ids: readonly string[]): Promise<void> {
    return this.unitOfWork.run(async () => {
      const list = await this.banners.findForChange();
      const before = list.banners;
      list.reorder(ids);
      await this.banners.save(list);
      const positionIn = (banners: readonly Banner[], banner: Banner) => banners.indexOf(banner) + 1;
      await this.audit.record(
        ...list.banners.map((banner) =>
          bannerEntry(banner, {
            action: 'moved',
            before: { position: positionIn(before, banner) },
            after: { position: positionIn(list.banners, banner) },
          }),
        ),
      );
    });
  }
}
