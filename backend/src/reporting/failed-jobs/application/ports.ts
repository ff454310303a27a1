import type { PageMeta, PageRequest } from '../../../shared/page';
import { FailedJobCount } from '../../failed-job-count';

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

export abstract class FailedJobs extends FailedJobCount {
  abstract newest(limit: number): Promise<FailedJob[]>;
  /** @throws MalformedCursor */
  abstract page(list: FailedJobList, request: PageRequest): Promise<{ rows: FailedJob[]; meta: PageMeta }>;
  abstract batches(list: FailedJobList): AsyncGenerator<FailedJob[]>;
}
