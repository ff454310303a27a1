import type { BoundedCount } from '../../../ordering/order-figures';
import type { PageMeta, PageRequest } from '../../../shared/page';

export interface FailedJob {
  id: string;
  name: string;
  /** The first words of what it said last. */
  error: string;
  failedAt: string;
}

export const failedJobSorts = ['newest', 'oldest'] as const;

export interface FailedJobList {
  sort: (typeof failedJobSorts)[number];
}

export abstract class FailedJobs {
  /** How many jobs failed as often as they may. */
  abstract count(): Promise<BoundedCount>;
  abstract newest(limit: number): Promise<FailedJob[]>;
  /** @throws MalformedCursor */
  abstract page(list: FailedJobList, request: PageRequest): Promise<{ rows: FailedJob[]; meta: PageMeta }>;
  abstract batches(list: FailedJobList): AsyncGenerator<FailedJob[]>;
}
