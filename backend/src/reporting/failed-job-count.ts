import type { BoundedCount } from '../shared/page';

export abstract class FailedJobCount {
  /** How many jobs failed as often as they may. */
  abstract count(): Promise<BoundedCount>;
}
