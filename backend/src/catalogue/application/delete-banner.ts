import type { UnitOfWork } from '../../shared/unit-of-work';
import type { BannerRepository } from './banner-ports';

export class DeleteBanner {
  constructor(
    private readonly banners: BannerRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchBanner */
  execute(id: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const list = await this.banners.findForChange();
      list.delete(id);
      await this.banners.save(list);
    });
  }
}
