import type { OrderFigures } from '../../../ordering/order-figures';
import type { Clock } from '../../../shared/time/clock';
import { daysBetween, type ShopDays } from '../../../shared/time/shop-days';
import type { RefreshRankings } from './refresh-rankings';
import type { RecomputeDay } from './recompute-day';

/** Recomputes every day since the first order, and the rankings. */
export class RebuildRollups {
  constructor(
    private readonly days: ShopDays,
    private readonly orders: OrderFigures,
    private readonly recomputeDay: RecomputeDay,
    private readonly refreshRankings: RefreshRankings,
    private readonly clock: Clock,
  ) {}

  /** @param report is called after each day. @returns how many days there are */
  async execute(report: (done: number, total: number) => void): Promise<number> {
    const first = await this.orders.firstOrderAt();
    if (!first) return 0;
    const days = daysBetween(this.days.dayOf(first), this.days.dayOf(this.clock.now()));
    for (const [index, day] of days.entries()) {
      await this.recomputeDay.execute({ day });
      report(index + 1, days.length);
    }
    await this.refreshRankings.execute();
    return days.length;
  }
}
