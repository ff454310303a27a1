import type { ReturnFigures, ReturnGroup, SentAndReturned } from '../../../ordering/return-figures';
import type { Clock } from '../../../shared/time/clock';
import type { Day, ShopDays } from '../../../shared/time/shop-days';
import type { DayRange } from '../../figures/domain/report-range';
import { type Period, rangeOf } from '../../finance/domain/finance-range';
import { rateOf } from '../domain/return-rate';

interface ViewReturnRateInput {
  period: Period;
  from?: Day | undefined;
  to?: Day | undefined;
  by: ReturnGroup;
  product?: string | undefined;
}

export interface ReturnRateRow extends SentAndReturned {
  rate: number | null;
}

export interface ReturnRateReport extends DayRange {
  timeZone: string;
  by: ReturnGroup;
  total: Pick<ReturnRateRow, 'sent' | 'returned' | 'rate'>;
  rows: ReturnRateRow[];
}

/** Computes how many of the pieces that were sent in some days came back. */
export class ViewReturnRate {
  constructor(
    private readonly figures: ReturnFigures,
    private readonly days: ShopDays,
    private readonly clock: Clock,
  ) {}

  /** @throws MalformedRange */
  async execute({ period, from, to, by, product }: ViewReturnRateInput): Promise<ReturnRateReport> {
    const range = rangeOf(period, this.days.dayOf(this.clock.now()), from, to);
    const moments = { from: this.days.periodOf(range.from).from, to: this.days.periodOf(range.to).to };
    const rows = await this.figures.of(moments, by, product);
    const bySize = by === 'reason' ? await this.figures.of(moments, 'size', product) : rows;
    const total = { sent: sumOf(bySize, 'sent'), returned: sumOf(bySize, 'returned') };
    return {
      ...{ ...range, timeZone: this.days.timeZone, by },
      total: { ...total, rate: rateOf(total) },
      rows: rows.map((row) => ({ ...row, rate: rateOf(row) })),
    };
  }
}

const sumOf = (rows: SentAndReturned[], field: 'sent' | 'returned'): number =>
  rows.reduce((sum, row) => sum + row[field], 0);
