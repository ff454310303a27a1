import type { RuleName } from './reconciliation/application/reconciliation-rule';

export type { RuleName };

/** A check of the books that is finished. */
export interface CheckedBook {
  startedAt: Date;
  /** Those that did not hold, with how often. */
  broken: { rule: RuleName; disagreeing: number }[];
}

/** Checks of the books, for those who tell of them. */
export abstract class CheckedBooks {
  abstract find(checkId: string): Promise<CheckedBook | undefined>;
}
