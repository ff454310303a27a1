import type { UnitOfWork } from '../../shared/unit-of-work';
import type { BannerRepository } from './banner-ports';

export class ReorderBanners {
  constructor(
    private readonly banners: BannerRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws OrderOfOtherBanners */
  execute(ids: readonly string[]): Promise<void> {
    return this.unitOfWork.run(async () => {
      const list = await this.banners.findForChange();
      list.reorder(ids);
      await this.banners.save(list);
    });
  }
}
