import type { Clock } from '../../shared/clock';
import { Banner } from '../domain/banner';
import { assertPictureExists } from './assert-pictures-exist';
import type { PictureRepository } from './picture-ports';
import type { BannerRepository } from './ports';

export class AddBanner {
  constructor(
    private readonly banners: BannerRepository,
    private readonly pictures: PictureRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws NoSuchPicture */
  async execute(image: string): Promise<Banner> {
    await assertPictureExists(image, this.pictures);
    const banner = Banner.create(image, this.clock.now());
    await this.banners.save(banner);
    return banner;
  }
}
