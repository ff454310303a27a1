import { newId } from '../../../shared/ids';
import { type CurrentActor, nameOfActor } from '../../../shared/actor';
import { job, type Jobs } from '../../../shared/jobs';
import type { Outbox } from '../../../shared/events/outbox';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { Day } from '../../../shared/time/shop-days';
import { ReconciliationFoundDifferences } from '../../reporting.events';
import { type ReconciliationRule, ruleNames } from './reconciliation-rule';
import type { Alerts, ReconciliationChecks } from './ports';

/** It calls the payment provider. */
export const runReconciliation = job<{ checkId: string }>('reporting:check-books', ({ checkId }) => checkId, {
  workers: 'background',
  priority: 2,
});

/** In one run of the job, so that a server that stops waits for it. */
const batchesAtOnce = 10;

/** Starts a check, which a job then does in batches. */
export class StartReconciliation {
  constructor(
    private readonly checks: ReconciliationChecks,
    private readonly jobs: Jobs,
    private readonly actor: CurrentActor,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @returns false if one runs already, or was started in this night */
  execute({ night }: { night?: Day } = {}): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const checkId = newId();
      const begins = await this.checks.start(checkId, ruleNames, nameOfActor(this.actor.get()), night);
      if (begins) await this.jobs.schedule(runReconciliation, { checkId }, 0);
      return begins;
    });
  }
}

/** Goes on with a check where it was left, and has itself done again until all rules are checked. */
export class RunReconciliation {
  private readonly rules: ReadonlyMap<string, ReconciliationRule>;

  constructor(
    rules: ReconciliationRule[],
    private readonly checks: ReconciliationChecks,
    private readonly alerts: Alerts,
    private readonly outbox: Outbox,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
  ) {
    this.rules = new Map(rules.map((rule) => [rule.name, rule]));
  }

  async execute({ checkId }: { checkId: string }): Promise<void> {
    for (let batch = 0; batch < batchesAtOnce; batch += 1) {
      if (!(await this.checkNext(checkId))) return this.finish(checkId);
    }
    await this.jobs.schedule(runReconciliation, { checkId }, 0);
  }

  /** Reads outside a transaction: the provider is asked, too. */
  private async checkNext(checkId: string): Promise<boolean> {
    const next = await this.checks.nextRule(checkId);
    if (!next) return false;
    const checked = await this.rules.get(next.rule)!.checkAfter(next.lastId);
    await this.unitOfWork.run(() => this.checks.add(checkId, next, checked));
    return true;
  }

  private async finish(checkId: string): Promise<void> {
    const check = await this.checks.find(checkId);
    const broken = check?.rules.filter(({ disagreeing }) => disagreeing > 0) ?? [];
    await this.unitOfWork.run(async () => {
      await this.checks.finish(checkId);
      if (check?.isNightly && broken.length > 0)
        await this.outbox.add([new ReconciliationFoundDifferences(checkId)]);
    });
    for (const { rule, checked, disagreeing, discrepancies } of broken)
      this.alerts.raise(
        { checkId, rule, checked, disagreeing, discrepancies },
        'reconciliation found differences',
      );
  }
}
