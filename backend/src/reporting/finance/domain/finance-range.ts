import { addDays, countDays, type Day } from '../../../shared/time/shop-days';
import { customRange, type DayRange, MalformedRange, maxDays } from '../../figures/domain/report-range';

export const periods = ['this-month', 'last-month', 'custom'] as const;
export type Period = (typeof periods)[number];

export const steps = ['day', 'month'] as const;
export type Step = (typeof steps)[number];

/** Five years, one of them a leap year or two. */
export const maxReportedDays = 1_827;
/** A longer report has a row for each month, unless it is asked for days. */
const usualDays = 92;

const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;
const nextMonth = (day: Day): Day => firstOfMonth(addDays(firstOfMonth(day), 31));

/** This month ends with today. @throws MalformedRange unless a custom one has 1 to 1,827 days */
export function rangeOf(period: Period, today: Day, from: Day | undefined, to: Day | undefined): DayRange {
  if (period === 'custom') return customRange(from, to, maxReportedDays);
  const first = firstOfMonth(today);
  if (period === 'this-month') return { from: first, to: today };
  const last = addDays(first, -1);
  return { from: firstOfMonth(last), to: last };
}

/** @throws MalformedRange when a report by day would have more than 366 rows */
export function stepOf(range: DayRange, wanted: Step | undefined): Step {
  const days = countDays(range.from, range.to);
  if (wanted === 'day' && days > maxDays)
    throw new MalformedRange('by', `must be month when there are more than ${maxDays} days`);
  return wanted ?? (days > usualDays ? 'month' : 'day');
}

/** Each day, or each month; the first and the last month may be cut. */
export function rowsOf({ from, to }: DayRange, step: Step): DayRange[] {
  const rows: DayRange[] = [];
  for (let first = from; first <= to;) {
    const last = step === 'day' ? first : addDays(nextMonth(first), -1);
    rows.push({ from: first, to: last < to ? last : to });
    first = addDays(last, 1);
  }
  return rows;
}
