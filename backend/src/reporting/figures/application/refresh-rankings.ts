import type { Clock } from '../../../shared/time/clock';
import { job } from '../../../shared/jobs';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { daysOfRange, daysUpTo } from '../domain/report-range';
import type { ShopDays } from '../../../shared/time/shop-days';
import type { RankingsStore } from './ports';
import type { RankSales } from './rank-sales';

export const refreshRankings = job<{ slot: string }>('reporting:refresh-rankings', ({ slot }) => slot, {
  priority: 1,
});

/** Keeps the rankings of the ranges that end today, so that a view of the dashboard reads one row of them. */
export class RefreshRankings {
  constructor(
    private readonly days: ShopDays,
    private readonly rankSales: RankSales,
    private readonly rankings: RankingsStore,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.rankings.lock();
      const today = this.days.dayOf(this.clock.now());
      const lowStock = await this.rankSales.lowStockOn(today);
      for (const days of Object.values(daysOfRange)) {
        const range = daysUpTo(today, days);
        await this.rankings.save(range, { ...(await this.rankSales.salesIn(range)), lowStock });
      }
      await this.rankings.forgetBefore(today);
    });
  }
}
