import type { RuleName } from './reconciliation/application/reconciliation-rule';

export type { RuleName };

export interface ReconciliationReport {
  startedAt: Date;
  /** Those that did not hold, with how often. */
  broken: { rule: RuleName; disagreeing: number }[];
}

/** Finished reconciliations, as e-mails report them. */
export abstract class ReconciliationReports {
  abstract find(checkId: string): Promise<ReconciliationReport | undefined>;
}
