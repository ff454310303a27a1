import { FixedActor } from '../../../../test/support/memory/fixed-actor';
import { FixedClock } from '../../../../test/support/memory/fixed-clock';
import { InMemoryJobs } from '../../../../test/support/memory/in-memory-jobs';
import { InMemoryOutbox } from '../../../../test/support/memory/in-memory-outbox';
import { InMemoryUnitOfWork } from '../../../../test/support/memory/in-memory-unit-of-work';
import { OrderFigures } from '../../../ordering/order-figures';
import { ShopDays } from '../../../shared/time/shop-days';
import { ReconciliationFoundDifferences } from '../../reporting.events';
import { type CheckedBatch, ruleNames, type RuleName } from './reconciliation-rule';
import { RunReconciliation, StartReconciliation } from './run-reconciliation';
import { ScheduleReconciliation } from './schedule-reconciliation';
import { Alerts, type ReconciliationCheck, ReconciliationChecks, type OpenRule } from './ports';

class ChecksInMemory extends ReconciliationChecks {
  readonly all: (ReconciliationCheck & { night: string | undefined; lastIds: Map<string, string> })[] = [];

  constructor(private readonly clock: FixedClock) {
    super();
  }

  async start(id: string, rules: readonly RuleName[], startedBy: string, night?: string): Promise<boolean> {
    if (this.all.some((check) => !check.finishedAt || (night && check.night === night))) return false;
    const none = { checked: 0, disagreeing: 0, unknown: 0, isFinished: false };
    const results = rules.map((rule) => ({ rule, ...none, discrepancies: [] }));
    const startedAt = this.clock.now();
    this.all.unshift({
      id,
      startedAt,
      finishedAt: null,
      startedBy,
      isNightly: night !== undefined,
      night,
      rules: results,
      lastIds: new Map(),
    });
    return true;
  }

  async nextRule(checkId: string): Promise<OpenRule | undefined> {
    const check = this.all.find(({ id }) => id === checkId)!;
    const open = check.rules.find(({ isFinished }) => !isFinished);
    return open && { rule: open.rule, lastId: check.lastIds.get(open.rule) ?? '' };
  }

  async add(checkId: string, { rule }: OpenRule, batch: CheckedBatch): Promise<void> {
    const check = this.all.find(({ id }) => id === checkId)!;
    const result = check.rules.find((one) => one.rule === rule)!;
    result.checked += batch.checked;
    result.disagreeing += batch.discrepancies.length;
    result.isFinished = batch.lastId === undefined;
    if (batch.lastId !== undefined) check.lastIds.set(rule, batch.lastId);
  }

  async finish(checkId: string): Promise<void> {
    this.all.find(({ id }) => id === checkId)!.finishedAt = this.clock.now();
  }

  async latest() {
    return {
      last: this.all.find(({ finishedAt }) => finishedAt),
      running: this.all.find(({ finishedAt }) => !finishedAt),
    };
  }

  async find(checkId: string) {
    return this.all.find(({ id }) => id === checkId);
  }
}

class RaisedAlerts extends Alerts {
  readonly raised: object[] = [];

  raise(details: object): void {
    this.raised.push(details);
  }
}

const setUp = (firstOrder = '2026-01-01T12:00:00Z') => {
  const clock = new FixedClock(new Date('2026-03-01T12:00:00Z'));
  const [jobs, checks, alerts] = [new InMemoryJobs(clock), new ChecksInMemory(clock), new RaisedAlerts()];
  const unitOfWork = new InMemoryUnitOfWork(checks, jobs);
  const start = new StartReconciliation(checks, jobs, new FixedActor(), unitOfWork);
  const orders = { firstOrderAt: async () => new Date(firstOrder) } as unknown as OrderFigures;
  const keep = new ScheduleReconciliation(new ShopDays('UTC'), orders, checks, start, jobs, clock);
  const finish = () => checks.finish(checks.all[0]!.id);
  const nights = () => checks.all.map(({ night }) => night);
  return { clock, jobs, checks, alerts, unitOfWork, start, keep, finish, nights };
};

describe('the reconciliation', () => {
  it("starts once a night after three o'clock, and later after a missed night", async () => {
    const { clock, keep, finish, nights } = setUp();
    await keep.execute();
    await keep.execute();
    expect(nights()).toEqual(['2026-03-01']);
    await finish();
    await keep.execute();
    clock.advanceMinutes(15 * 60 - 1);
    await keep.execute();
    expect(nights()).toEqual(['2026-03-01']);
    clock.advanceMinutes(1);
    await keep.execute();
    expect(nights()).toEqual(['2026-03-02', '2026-03-01']);
  });

  it('does not start in a shop whose first order is younger than the night', async () => {
    const { keep, nights } = setUp('2026-03-01T11:00:00Z');
    await keep.execute();
    expect(nights()).toEqual([]);
  });

  it('checks each rule in batches, a few per run of the job, and raises an alert for discrepancies', async () => {
    const { jobs, checks, alerts, unitOfWork, start } = setUp();
    const batches = new Map<RuleName, number>();
    const ruleOf = (name: RuleName, problem?: string) => ({
      name,
      checkAfter: async (): Promise<CheckedBatch> => {
        const batch = (batches.get(name) ?? 0) + 1;
        batches.set(name, batch);
        const discrepancy = { subject: 'order' as const, subjectId: 'o', orderId: 'o', productId: null };
        const discrepancies = problem && batch === 1 ? [{ ...discrepancy, problem }] : [];
        return { checked: 5, unknown: 0, discrepancies, lastId: batch === 3 ? undefined : `${batch}` };
      },
    });
    const rules = ruleNames.map((name) =>
      ruleOf(name, name === 'orders-payments' ? 'has no payment' : undefined),
    );
    const outbox = new InMemoryOutbox();
    const runReconciliation = new RunReconciliation(rules, checks, alerts, outbox, jobs, unitOfWork);
    expect(await start.execute()).toBe(true);
    expect(await start.execute()).toBe(false);
    const { id: checkId } = checks.all[0]!;
    let runs = 0;
    while (jobs.waiting.delete(`reporting:check-books:${checkId}`)) {
      await runReconciliation.execute({ checkId });
      runs += 1;
    }
    expect(runs).toBe(Math.ceil((ruleNames.length * 3 + 1) / 10));
    const [check] = checks.all;
    expect(check!.finishedAt).not.toBeNull();
    expect(check!.rules.map(({ checked, disagreeing }) => [checked, disagreeing])).toEqual([
      [15, 1],
      ...ruleNames.slice(1).map(() => [15, 0]),
    ]);
    expect(alerts.raised).toMatchObject([{ checkId, rule: 'orders-payments', disagreeing: 1 }]);
    expect(outbox.events).toEqual([]);

    batches.clear();
    await start.execute({ night: '2026-03-01' });
    const { id: nightly } = checks.all[0]!;
    while (jobs.waiting.delete(`reporting:check-books:${nightly}`))
      await runReconciliation.execute({ checkId: nightly });
    expect(outbox.events).toEqual([new ReconciliationFoundDifferences(nightly)]);
  });
});
