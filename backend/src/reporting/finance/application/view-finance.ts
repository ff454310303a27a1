import type { OrderFigures } from '../../../ordering/order-figures';
import type { Clock } from '../../../shared/time/clock';
import type { Period as Moments } from '../../../shared/time/period';
import type { Day, ShopDays } from '../../../shared/time/shop-days';
import type { DailyRollups } from '../../figures/application/ports';
import { type DailyFigures, sumOf } from '../../figures/domain/daily-figures';
import type { DayRange } from '../../figures/domain/report-range';
import { type FinanceFigures, financeOf } from '../domain/finance-figures';
import { type Period, rangeOf, rowsOf, type Step, stepOf } from '../domain/finance-range';

interface ViewFinanceInput {
  period: Period;
  from?: Day | undefined;
  to?: Day | undefined;
  by?: Step | undefined;
}

interface DatedFigures extends DayRange, FinanceFigures {
  moments: Moments;
}

export interface FinanceReport {
  timeZone: string;
  by: Step;
  total: DatedFigures;
  rows: DatedFigures[];
  /** How many of its days are not added up yet: it is not complete before. */
  pendingDays: number;
}

/** The money of some days, read from their rollups: it costs the days of its range, not the orders. */
export class ViewFinance {
  constructor(
    private readonly days: ShopDays,
    private readonly rollups: DailyRollups,
    private readonly orders: OrderFigures,
    private readonly clock: Clock,
  ) {}

  /** @throws MalformedRange */
  async execute({ period, from, to, by: wanted }: ViewFinanceInput): Promise<FinanceReport> {
    const today = this.days.dayOf(this.clock.now());
    const range = rangeOf(period, today, from, to);
    const by = stepOf(range, wanted);
    const known = await this.rollups.figuresIn(range);
    return {
      timeZone: this.days.timeZone,
      by,
      total: this.dated(range, known),
      rows: rowsOf(range, by).map((row) => this.dated(row, known)),
      pendingDays: await this.pendingIn(range, today),
    };
  }

  private dated(range: DayRange, known: DailyFigures[]): DatedFigures {
    const figures = sumOf(known.filter(({ day }) => day >= range.from && day <= range.to));
    const { from } = this.days.periodOf(range.from);
    return { ...range, moments: { from, to: this.days.periodOf(range.to).to }, ...financeOf(figures) };
  }

  /** Before the first order, and after today, there is nothing to add up. */
  private async pendingIn({ from, to }: DayRange, today: Day): Promise<number> {
    const first = await this.orders.firstOrderAt();
    if (!first) return 0;
    const firstDay = this.days.dayOf(first);
    const reported = { from: from > firstDay ? from : firstDay, to: to < today ? to : today };
    return (await this.rollups.missingIn(reported, maxCounted)).length;
  }
}

/** The longest report has fewer days. */
const maxCounted = 2_000;
