import type { OrderFigures } from '../../../ordering/order-figures';
import type { Clock } from '../../../shared/time/clock';
import { job, type Jobs } from '../../../shared/jobs';
import { addDays, type Day, type ShopDays } from '../../../shared/time/shop-days';
import type { RefreshRankings } from './refresh-rankings';
import type { DailyRollups } from './ports';
import type { RecomputeDay } from './recompute-day';

/** There is one for the whole shop, however many servers ask for it. */
export const refreshRollups = job<Record<string, never>>('reporting:refresh-rollups', () => 'all', {
  priority: 1,
});

const tenMinutes = 10 * 60_000;
/** In one run of the job, so that a server that stops waits for it. */
const daysAtOnce = 20;

/**
 * Computes today, yesterday and the rankings again, and days that were never computed.
 * It has itself done again in ten minutes, or when the next day begins: carts are filled and orders placed without an event.
 */
export class RefreshRollups {
  constructor(
    private readonly days: ShopDays,
    private readonly orders: OrderFigures,
    private readonly rollups: DailyRollups,
    private readonly recomputeDay: RecomputeDay,
    private readonly refreshRankings: RefreshRankings,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async begin(): Promise<void> {
    await this.jobs.schedule(refreshRollups, {}, 0);
  }

  async execute(): Promise<void> {
    const now = this.clock.now();
    const today = this.days.dayOf(now);
    const leftOfToday = this.days.periodOf(today).to.getTime() - now.getTime();
    // First: what fails or is cut off must not end the repetition.
    await this.jobs.schedule(refreshRollups, {}, Math.min(tenMinutes, leftOfToday));
    const missing = await this.missingUntil(today);
    for (const day of new Set([today, addDays(today, -1), ...missing])) {
      await this.recomputeDay.execute({ day });
    }
    await this.refreshRankings.execute();
    if (missing.length === daysAtOnce) await this.jobs.schedule(refreshRollups, {}, 0);
  }

  private async missingUntil(today: Day): Promise<Day[]> {
    const first = await this.orders.firstOrderAt();
    if (!first) return [];
    return this.rollups.missingIn({ from: this.days.dayOf(first), to: today }, daysAtOnce);
  }
}
