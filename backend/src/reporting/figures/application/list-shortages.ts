import type { ShortageList, StockFigures, StockLevel } from '../../../inventory/stock-figures';
import type { Clock } from '../../../shared/time/clock';
import type { PageMeta, PageRequest } from '../../../shared/page';
import type { ShopDays } from '../../../shared/time/shop-days';
import { type DayRange, daysUpTo } from '../domain/report-range';
import type { RankingsStore } from './ports';
import { lowStockPace, type RankSales } from './rank-sales';

interface ShortagesInput {
  words: string[];
  /** Sold out, of what was sold in these days; undefined: low, at the pace of the last 30 days. */
  soldOutIn: DayRange | undefined;
}

/** All sizes that the dashboard counts as sold out or as low. */
export class ListShortages {
  constructor(
    private readonly days: ShopDays,
    private readonly rankings: RankingsStore,
    private readonly rankSales: RankSales,
    private readonly stock: StockFigures,
    private readonly clock: Clock,
  ) {}

  /** @throws MalformedCursor */
  async page(input: ShortagesInput, request: PageRequest): Promise<{ rows: StockLevel[]; meta: PageMeta }> {
    return this.stock.page(await this.listOf(input), request);
  }

  async *batches(input: ShortagesInput): AsyncGenerator<StockLevel[]> {
    yield* this.stock.batches(await this.listOf(input));
  }

  /** Like the dashboard's, the range that an admin chose is ranked now. */
  private async listOf({ words, soldOutIn }: ShortagesInput): Promise<ShortageList> {
    if (soldOutIn) {
      const stored = await this.rankings.variants(soldOutIn, 'soldOut');
      return { words, shortage: 'soldOut', sold: stored ?? (await this.rankSales.soldOutIn(soldOutIn)) };
    }
    const today = this.days.dayOf(this.clock.now());
    const stored = await this.rankings.variants(daysUpTo(today, 1), 'lowStock');
    return { words, shortage: lowStockPace, sold: stored ?? (await this.rankSales.lowStockOn(today)) };
  }
}
