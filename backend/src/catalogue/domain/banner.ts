import { newId } from '../../shared/ids';
import { NoSuchBanner, OrderOfOtherBanners, TooManyBanners } from './catalogue.errors';

/** As many are kept; the shop shows the first three. */
export const maxBanners = 50;

/** A featured picture of the home page. */
export interface Banner {
  id: string;
  image: string;
  addedAt: Date;
}

/** The shop's banners, in the order in which they are shown. */
export class BannerList {
  private constructor(private current: readonly Banner[]) {}

  static restore(banners: readonly Banner[]): BannerList {
    return new BannerList(banners);
  }

  get banners(): readonly Banner[] {
    return this.current;
  }

  /** A new one goes first. @throws TooManyBanners */
  add(image: string, now: Date): Banner {
    if (this.current.length >= maxBanners) throw new TooManyBanners();
    const banner = { id: newId(), image, addedAt: now };
    this.current = [banner, ...this.current];
    return banner;
  }

  /** @throws NoSuchBanner */
  delete(id: string): void {
    const left = this.current.filter((banner) => banner.id !== id);
    if (left.length === this.current.length) throw new NoSuchBanner();
    this.current = left;
  }

  /** @param ids of all banners, each once. @throws OrderOfOtherBanners */
  reorder(ids: readonly string[]): void {
    const byId = new Map(this.current.map((banner) => [banner.id, banner]));
    const ordered = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
    if (ordered.length !== ids.length || ordered.length !== byId.size) throw new OrderOfOtherBanners();
    this.current = ordered;
  }
}
