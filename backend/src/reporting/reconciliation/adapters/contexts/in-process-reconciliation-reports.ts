import type { ReconciliationChecks } from '../../application/ports';
import { type ReconciliationReport, ReconciliationReports } from '../../../reconciliation-reports';

export class InProcessReconciliationReports extends ReconciliationReports {
  constructor(private readonly checks: ReconciliationChecks) {
    super();
  }

  async find(checkId: string): Promise<ReconciliationReport | undefined> {
    const check = await this.checks.find(checkId);
    if (!check?.finishedAt) return undefined;
    return {
      startedAt: check.startedAt,
      broken: check.rules
        .filter(({ disagreeing }) => disagreeing > 0)
        .map(({ rule, disagreeing }) => ({ rule, disagreeing })),
    };
  }
}
