import type { Discrepancy } from '../domain/discrepancy';
import type { Day } from '../../../shared/time/shop-days';
import type { CheckedBatch, RuleName } from './reconciliation-rule';

export interface RuleResult {
  rule: RuleName;
  checked: number;
  disagreeing: number;
  unknown: number;
  isFinished: boolean;
  /** The first of them. */
  discrepancies: Discrepancy[];
}

export interface ReconciliationCheck {
  id: string;
  startedAt: Date;
  /** Null while it runs. */
  finishedAt: Date | null;
  startedBy: string;
  /** Nobody asked for it. */
  isNightly: boolean;
  rules: RuleResult[];
}

/** A rule that is not finished, and the id behind which it goes on. */
export interface OpenRule {
  rule: RuleName;
  lastId: string;
}

export abstract class ReconciliationChecks {
  /**
   * Starts a check, unless one runs or one was started in this night already.
   * @param night left out: whenever somebody wants one
   * @returns whether it began
   */
  abstract start(id: string, rules: readonly RuleName[], startedBy: string, night?: Day): Promise<boolean>;
  /** Undefined once all rules are finished. */
  abstract nextRule(checkId: string): Promise<OpenRule | undefined>;
  /** Adds a batch to the results of the rule, if it begins behind `from`: once. */
  abstract add(checkId: string, from: OpenRule, batch: CheckedBatch): Promise<void>;
  abstract finish(checkId: string): Promise<void>;
  /** The newest that is finished, and the one that runs. */
  abstract latest(): Promise<{
    last: ReconciliationCheck | undefined;
    running: ReconciliationCheck | undefined;
  }>;
  abstract find(checkId: string): Promise<ReconciliationCheck | undefined>;
}

/** An alert asks somebody to look. */
export abstract class Alerts {
  abstract raise(details: object, message: string): void;
}
