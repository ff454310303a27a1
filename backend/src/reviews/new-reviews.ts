import type { BoundedCount } from '../shared/page';

export abstract class NewReviews {
  /** Those that were written since, and are not hidden. */
  abstract countSince(time: Date): Promise<BoundedCount>;
}
