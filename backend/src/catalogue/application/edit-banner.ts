import type { UnitOfWork } from '../../shared/unit-of-work';
import type { Banner, BannerPresentation } from '../domain/banner';
import type { BannerRepository } from './banner-ports';

interface EditBannerInput extends BannerPresentation {
  id: string;
}

export class EditBanner {
  constructor(
    private readonly banners: BannerRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchBanner */
  execute({ id, ...presentation }: EditBannerInput): Promise<Banner> {
    return this.unitOfWork.run(async () => {
      const list = await this.banners.findForChange();
      const banner = list.present(id, presentation);
      await this.banners.save(list);
      return banner;
    });
  }
}
