import type { OrderFigures } from '../../../ordering/order-figures';
import type { Clock } from '../../../shared/time/clock';
import { job, type Jobs } from '../../../shared/jobs';
import type { ShopDays } from '../../../shared/time/shop-days';
import type { StartReconciliation } from './run-reconciliation';
import type { ReconciliationChecks } from './ports';

/** There is one for the whole shop, however many servers ask for it. */
export const scheduleReconciliation = job<Record<string, never>>('reporting:keep-books', () => 'all', {
  priority: 2,
});

const tenMinutes = 10 * 60_000;
/** Three o'clock, where the clocks did not change in this night. */
const nightBegins = 3 * 60 * 60_000;

/** Starts a check each night, also one that was missed. It looks every ten minutes whether one is due. */
export class ScheduleReconciliation {
  constructor(
    private readonly days: ShopDays,
    private readonly orders: OrderFigures,
    private readonly checks: ReconciliationChecks,
    private readonly startCheck: StartReconciliation,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async begin(): Promise<void> {
    await this.jobs.schedule(scheduleReconciliation, {}, 0);
  }

  async execute(): Promise<void> {
    await this.jobs.schedule(scheduleReconciliation, {}, tenMinutes);
    const night = this.days.dayOf(new Date(this.clock.now().getTime() - nightBegins));
    const due = new Date(this.days.periodOf(night).from.getTime() + nightBegins);
    const since = await this.checkedSince();
    if (since && since < due) await this.startCheck.execute({ night });
  }

  /** A shop without orders has nothing to check. */
  private async checkedSince(): Promise<Date | undefined> {
    const { last, running } = await this.checks.latest();
    return (running ?? last)?.startedAt ?? (await this.orders.firstOrderAt());
  }
}
