import type { StockFigures, StockLevels, UnitsSold } from '../../catalogue/stock-figures';
import { type DayRange, daysUpTo } from '../domain/report-range';
import type { Day } from '../../shared/shop-days';
import type { DailyRollups, RankedVariants, SalesRankings } from './ports';

/** Lists on the dashboard are short; each links to the whole list. */
export const listed = 5;
/** More than are listed: the stock of some may change until somebody looks. */
const rankedVariants = 20;

/** Stock is low if it ends within so many days at the pace of the last 30. */
export const lowStockPace = { days: 30, daysLeft: 14 };

/** Ranks what was sold, by reading every variant that was sold in the range. */
export class RankSales {
  constructor(
    private readonly rollups: DailyRollups,
    private readonly stock: StockFigures,
  ) {}

  async salesIn(range: DayRange): Promise<SalesRankings> {
    const sold = await this.rollups.unitsSold(range);
    return {
      byUnits: await this.rollups.bestSellers(range, 'units', listed),
      byMoney: await this.rollups.bestSellers(range, 'cents', listed),
      soldOut: rankedOf(await this.stock.soldOut(sold, rankedVariants)),
    };
  }

  async lowStockOn(day: Day): Promise<RankedVariants> {
    const sold = await this.rollups.unitsSold(daysUpTo(day, lowStockPace.days));
    return rankedOf(await this.stock.runningLow(sold, lowStockPace, rankedVariants));
  }
}

const rankedOf = ({ levels, total }: StockLevels): RankedVariants => ({
  first: levels.map(({ variantId, units }): UnitsSold => ({ variantId, units })),
  total,
});
