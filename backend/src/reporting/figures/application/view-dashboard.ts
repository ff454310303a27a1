import type { Shortages, StockFigures, StockLevels } from '../../../inventory/stock-figures';
import type { WaitingOrders } from '../../../ordering/waiting-orders';
import type { BoundedCount } from '../../../shared/page';
import type { Period } from '../../../shared/time/period';
import type { Clock } from '../../../shared/time/clock';
import { type DailyFigures, type Figures, noFigures, sumOf } from '../domain/daily-figures';
import {
  customRange,
  daysOfRange,
  type DayRange,
  daysUpTo,
  rangeBefore,
  type RangeName,
} from '../domain/report-range';
import { type Day, daysBetween, type ShopDays } from '../../../shared/time/shop-days';
import { firstOf, type FirstVariants } from './first-variants';
import type { AddUpFigures } from './add-up-figures';
import type { BestSeller, DailyRollups, FirstRankings, RankingsStore } from './ports';
import type { FailedJobs } from '../../failed-jobs/application/ports';
import { listed, lowStockPace, type RankSales } from './rank-sales';

interface ViewDashboardInput {
  range: RangeName;
  from?: Day | undefined;
  to?: Day | undefined;
}

interface DatedRange extends DayRange {
  period: Period;
}

export interface Dashboard {
  timeZone: string;
  range: DatedRange;
  before: DatedRange;
  /** Today is compared with yesterday until this time of the shop's clocks, `14:35`; null: whole days are compared. */
  comparedUntil: string | null;
  figures: { now: Figures; before: Figures };
  days: (DailyFigures & { period: Period })[];
  bestSellers: { byUnits: BestSeller[]; byMoney: BestSeller[] };
  soldOut: StockLevels;
  lowStock: StockLevels;
  toDo: Record<'ordersToSend' | 'ordersOnHold' | 'paymentsUnderReview' | 'failedJobs', BoundedCount>;
}

/** The dashboard compares a range of days with as many days before it. */
export class ViewDashboard {
  constructor(
    private readonly days: ShopDays,
    private readonly rollups: DailyRollups,
    private readonly addUpFigures: AddUpFigures,
    private readonly rankings: RankingsStore,
    private readonly rankSales: RankSales,
    private readonly waitingOrders: WaitingOrders,
    private readonly stock: StockFigures,
    private readonly failedJobs: FailedJobs,
    private readonly clock: Clock,
  ) {}

  /** @throws MalformedRange */
  async execute({ range: name, from, to }: ViewDashboardInput): Promise<Dashboard> {
    const now = this.clock.now();
    const today = this.days.dayOf(now);
    const range = name === 'custom' ? customRange(from, to) : daysUpTo(today, daysOfRange[name]);
    const until = range.from === today ? this.days.clockAt(now).slice(11) : null;
    const before = this.rangeBefore(range, until);
    const figures = await this.rollups.figuresIn({ from: before.from, to: range.to });
    const inRange = figures.filter(({ day }) => day >= range.from);
    const figuresBefore = figures.filter(({ day }) => day < range.from);
    const { byUnits, byMoney, ...ranked } = await this.rankingsOf(range, today);
    const [soldOut, lowStock, toDo] = await Promise.all([
      this.stillShort(ranked.soldOut, 'soldOut'),
      this.stillShort(ranked.lowStock, lowStockPace),
      this.toDo(),
    ]);
    return {
      timeZone: this.days.timeZone,
      range: this.dated(range),
      before,
      comparedUntil: until && until.slice(0, 5),
      figures: {
        now: sumOf(inRange),
        before: until ? (await this.addUpFigures.execute(before.period)).figures : sumOf(figuresBefore),
      },
      days: everyDay(range, inRange).map((figures) => ({
        ...figures,
        period: this.days.periodOf(figures.day),
      })),
      bestSellers: { byUnits, byMoney },
      soldOut,
      lowStock,
      toDo,
    };
  }

  /** @param until on its day, the shop's clocks show this time now; null: all of the days are compared */
  private rangeBefore(range: DayRange, until: string | null): DatedRange {
    const before = this.dated(rangeBefore(range));
    if (until === null) return before;
    return { ...before, period: { ...before.period, to: this.days.momentAt(`${before.to}T${until}`) } };
  }

  private dated(range: DayRange): DatedRange {
    const { from } = this.days.periodOf(range.from);
    return { ...range, period: { from, to: this.days.periodOf(range.to).to } };
  }

  /** Those of a range that an admin chose are computed now. */
  private async rankingsOf(range: DayRange, today: Day): Promise<FirstRankings> {
    const stored = await this.rankings.find(range);
    if (stored) return stored;
    const ofToday = await this.rankings.find(daysUpTo(today, 1));
    const lowStock = ofToday?.lowStock ?? firstOf(await this.rankSales.lowStockOn(today));
    const { soldOut, ...bestSellers } = await this.rankSales.salesIn(range);
    return { ...bestSellers, soldOut: firstOf(soldOut), lowStock };
  }

  /** Those that have been stocked up or taken off sale since they were ranked are left out. */
  private async stillShort(
    { first, total }: FirstVariants,
    shortage: Shortages['shortage'],
  ): Promise<StockLevels> {
    const now = await this.stock.short({ sold: first, shortage }, listed);
    return { levels: now.levels, total: total - (first.length - now.total) };
  }

  private async toDo(): Promise<Dashboard['toDo']> {
    const [orders, failedJobs] = await Promise.all([this.waitingOrders.counts(), this.failedJobs.count()]);
    return {
      ordersToSend: orders.toSend,
      ordersOnHold: orders.onHold,
      paymentsUnderReview: orders.inReview,
      failedJobs,
    };
  }
}

/** A day that was not computed yet has no figures. */
function everyDay({ from, to }: DayRange, known: DailyFigures[]): DailyFigures[] {
  const ofDay = new Map(known.map((figures) => [figures.day, figures]));
  return daysBetween(from, to).map((day) => ofDay.get(day) ?? { day, ...noFigures });
}
