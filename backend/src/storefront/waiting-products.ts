import type { BoundedCount } from '../shared/page';

/** Each number counts rows of the admin's list of products. */
export abstract class WaitingProducts {
  /** Published products of which nothing is in stock. */
  abstract soldOut(): Promise<BoundedCount>;
}
