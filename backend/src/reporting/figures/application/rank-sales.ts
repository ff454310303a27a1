import type { StockFigures, UnitsSold } from '../../../inventory/stock-figures';
import type { Day } from '../../../shared/time/shop-days';
import { type DayRange, daysUpTo } from '../domain/report-range';
import type { DailyRollups, SalesRankings } from './ports';

/** Lists on the dashboard are short; each links to the whole list. */
export const listed = 5;

/** Stock is low if it ends within so many days at the pace of the last 30. */
export const lowStockPace = { days: 30, daysLeft: 14 };

/** Ranks what was sold, by reading every variant that was sold in the range. */
export class RankSales {
  constructor(
    private readonly rollups: DailyRollups,
    private readonly stock: StockFigures,
  ) {}

  async salesIn(range: DayRange): Promise<SalesRankings> {
    return {
      byUnits: await this.rollups.bestSellers(range, 'units', listed),
      byMoney: await this.rollups.bestSellers(range, 'cents', listed),
      soldOut: await this.soldOutIn(range),
    };
  }

  async soldOutIn(range: DayRange): Promise<UnitsSold[]> {
    const sold = await this.rollups.unitsSold(range);
    return this.ranked({ sold, shortage: 'soldOut' });
  }

  async lowStockOn(day: Day): Promise<UnitsSold[]> {
    const sold = await this.rollups.unitsSold(daysUpTo(day, lowStockPace.days));
    return this.ranked({ sold, shortage: lowStockPace });
  }

  private async ranked(shortages: Parameters<StockFigures['short']>[0]): Promise<UnitsSold[]> {
    const { levels } = await this.stock.short(shortages);
    return levels.map(({ variantId, units }) => ({ variantId, units }));
  }
}
