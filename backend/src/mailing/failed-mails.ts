import type { BoundedCount } from '../shared/page';

export abstract class FailedMails {
  /** Those that the mail server refused for good. */
  abstract count(): Promise<BoundedCount>;
}
