import type { Json } from '../../shared/json';
import type { BannerList } from '../domain/banner';

export abstract class BannerRepository {
  /** Locked until the transaction ends: changes by two admins take turns. */
  abstract findForChange(): Promise<BannerList>;
  abstract save(list: BannerList): Promise<void>;
}

/** The read side; the database builds the data's JSON. */
export abstract class BannerQueries {
  /** In their order. */
  abstract all(): Promise<Json<'Banners'>>;
}
