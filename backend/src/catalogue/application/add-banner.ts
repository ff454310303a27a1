import type { Clock } from '../../shared/clock';
import { Banner } from '../domain/banner';
import type { BannerRepository } from './ports';

export class AddBanner {
  constructor(
    private readonly banners: BannerRepository,
    private readonly clock: Clock,
  ) {}

  async execute(image: string): Promise<Banner> {
    const banner = Banner.create(image, this.clock.now());
    await this.banners.save(banner);
    return banner;
  }
}
