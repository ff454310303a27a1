import { type ShopDays, workingDaysBefore } from '../../../shared/time/shop-days';
import type { LateOrders } from './ports';

/** An order without a promised day is late when it was paid before this many working days. */
const lateAfterWorkingDays = 2;

export function lateOn(now: Date, days: ShopDays): LateOrders {
  const today = days.dayOf(now);
  const paidBefore = days.periodOf(workingDaysBefore(today, lateAfterWorkingDays)).from;
  return { promisedBefore: today, paidBefore };
}
