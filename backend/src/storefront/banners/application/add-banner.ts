import type { AuditTrail } from '../../../audit/audit-trail';
import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { Banner, BannerPresentation } from '../domain/banner';
import { assertPictureExists } from '../../../pictures/assert-picture-exists';
import { bannerEntry, auditedBanner } from './banner-audit';
import type { BannerRepository } from './ports';
import type { Pictures } from '../../../pictures/pictures';

interface AddBannerInput extends BannerPresentation {
  image: string;
}

export class AddBanner {
  constructor(
    private readonly banners: BannerRepository,
    private readonly pictures: Pictures,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NoSuchPicture, TooManyBanners */
  async execute({ image, ...presentation }: AddBannerInput): Promise<Banner> {
    await assertPictureExists(image, this.pictures);
    return this.unitOfWork.run(async () => {
      const list = await this.banners.findForChange();
      const banner = list.add(image, presentation, this.clock.now());
      await this.banners.save(list);
      await this.audit.record(bannerEntry(banner, { action: 'added', after: auditedBanner(banner) }));
      return banner;
    });
  }
}
