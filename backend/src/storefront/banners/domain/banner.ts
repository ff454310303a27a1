import { newId } from '../../../shared/ids';
import { NoSuchBanner, OrderOfOtherBanners, TooManyBanners } from './banner.errors';
import type { FocalPoint } from '../../../shared/focal-point';

/** The maximum. The home page shows the first three. */
export const maxBanners = 50;

/** Short enough to leave the picture visible on a small phone. */
export const longestHeadline = 50;
export const longestText = 90;

/** How a banner is shown. */
export interface BannerPresentation {
  /** An empty string means none. */
  headline: string;
  /** A sentence below the headline; '' for none. */
  text: string;
  /** A path of the shop that it links to. */
  link: string | null;
  /** The part that stays visible however the picture is cropped. */
  focalPoint: FocalPoint;
}

/** A feature image of the home page. */
export interface Banner extends BannerPresentation {
  id: string;
  image: string;
  addedAt: Date;
}

/** The shop's banners, in display order. */
export class BannerList {
  private constructor(private current: readonly Banner[]) {}

  static restore(banners: readonly Banner[]): BannerList {
    return new BannerList(banners);
  }

  get banners(): readonly Banner[] {
    return this.current;
  }

  /** A new one goes first. @throws TooManyBanners */
  add(image: string, presentation: BannerPresentation, now: Date): Banner {
    if (this.current.length >= maxBanners) throw new TooManyBanners();
    const banner = { id: newId(), image, ...presentation, addedAt: now };
    this.current = [banner, ...this.current];
    return banner;
  }

  /** @throws NoSuchBanner */
  find(id: string): Banner {
    const banner = this.current.find((one) => one.id === id);
    if (!banner) throw new NoSuchBanner();
    return banner;
  }

  /** @throws NoSuchBanner */
  present(id: string, presentation: BannerPresentation): Banner {
    const banner = this.find(id);
    const presented = { ...banner, ...presentation };
    this.current = this.current.map((one) => (one === banner ? presented : one));
    return presented;
  }

  /** @throws NoSuchBanner */
  delete(id: string): void {
    const deleted = this.find(id);
    this.current = this.current.filter((banner) => banner !== deleted);
  }

  /** @param ids of all banners, each once. @throws OrderOfOtherBanners */
  reorder(ids: readonly string[]): void {
    const byId = new Map(this.current.map((banner) => [banner.id, banner]));
    const ordered = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
    if (ordered.length !== ids.length || ordered.length !== byId.size) throw new OrderOfOtherBanners();
    this.current = ordered;
  }
}
