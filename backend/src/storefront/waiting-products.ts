import type { BoundedCount } from '../shared/page';

/**
 * `soldOut`: published, with nothing in stock; `draftsDue`: drafts that are planned to be published by the end of the shop's day, also those
 * whose time is over.
 */
export type WaitingProduct = 'soldOut' | 'draftsDue';

/** Each number counts rows of the admin's list of products. */
export abstract class WaitingProducts {
  abstract counts(): Promise<Record<WaitingProduct, BoundedCount>>;
}
