import type { Wish, WishList } from '../domain/wish-list';

export abstract class WishListRepository {
  /** Locks the list until the transaction ends, and creates it if it is missing. */
  abstract lockOrCreate(shopperId: string): Promise<WishList>;
  abstract save(list: WishList): Promise<void>;
}

export abstract class WishQueries {
  /**
   * The shopper's wishes, the latest first: without products that the shop no longer shows, and without a size that it no longer sells,
   * whose product then stands for it.
   */
  abstract of(shopperId: string): Promise<Wish[]>;
}
