import type { Json } from '../../../shared/json';
import type { BannerList } from '../domain/banner';

export abstract class BannerRepository {
  /** Locks the banners until the transaction ends. */
  abstract findForChange(): Promise<BannerList>;
  abstract save(list: BannerList): Promise<void>;
}

/** The read side; the database builds the data's JSON. */
export abstract class BannerQueries {
  /** The banners are in display order. */
  abstract all(): Promise<Json<'Banners'>>;
}
