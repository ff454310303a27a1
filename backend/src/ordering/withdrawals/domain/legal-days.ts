import { addDays, countDays, type Day, isWeekday, type ShopDays } from '../../../shared/time/shop-days';

/** Directive 2011/83/EU, articles 9 and 13: both periods have 14 days of the calendar, and the day of the event does not count. */
const legalDays = 14;

/** Where some pieces of an order are. */
export interface PlacedPieces {
  place: string;
  /** Since when they are there. */
  since: Date;
  /** Null means that an admin called the whole order delivered, without a parcel. */
  parcelId: string | null;
  /** Nobody said that they were delivered: they should have been there for days. */
  isAssumed: boolean;
}

/**
 * - `delivered`: somebody said that the last parcel was delivered
 * - `assumed`: the last parcel should have arrived
 * - `not-delivered`: some pieces have not arrived, so the period has not begun
 * - `unknown`: an admin called the order delivered, and nobody knows since when
 */
export const periodBases = ['delivered', 'assumed', 'not-delivered', 'unknown'] as const;
export type PeriodBasis = (typeof periodBases)[number];

/** How long a consumer may withdraw. */
export interface WithdrawalPeriod {
  basis: PeriodBasis;
  /** The last day belongs to the period; null: it is not known yet. */
  lastDay: Day | null;
}

/** Lost pieces are sent again or refunded, so that they end nothing. */
const arrives = ({ place }: PlacedPieces): boolean => place !== 'lost' && place !== 'written-off';

/**
 * The period ends 14 days after the delivery of the last parcel. A period that would end on a Saturday or Sunday ends on Monday
 * (Regulation 1182/71, article 3.4); public holidays are not known here.
 */
export function withdrawalPeriodOf(pieces: readonly PlacedPieces[], days: ShopDays): WithdrawalPeriod {
  const last = lastDeliveryOf(pieces);
  if (!last) return { basis: 'not-delivered', lastDay: null };
  if (pieces.some((one) => arrives(one) && one.parcelId === null)) return { basis: 'unknown', lastDay: null };
  const lastDay = onWeekday(addDays(days.dayOf(last.since), legalDays));
  return { basis: last.isAssumed ? 'assumed' : 'delivered', lastDay };
}

/** @returns the pieces that came last; undefined as long as some are still to come */
export function lastDeliveryOf(pieces: readonly PlacedPieces[]): PlacedPieces | undefined {
  const expected = pieces.filter(arrives);
  if (expected.length === 0 || expected.some(({ place }) => place !== 'delivered')) return undefined;
  return expected.reduce((latest, one) => (one.since > latest.since ? one : latest));
}

function onWeekday(day: Day): Day {
  return isWeekday(day) ? day : onWeekday(addDays(day, 1));
}

/** @returns null where nobody knows when the period ends */
export function isWithin({ basis, lastDay }: WithdrawalPeriod, at: Date, days: ShopDays): boolean | null {
  if (basis === 'not-delivered') return true;
  return lastDay === null ? null : days.dayOf(at) <= lastDay;
}

/** Until when the money goes back. */
export interface MoneyDeadline {
  lastDay: Day;
  /** 0 on the last day, negative once it is late. */
  daysLeft: number;
}

/** The money goes back within 14 days of the statement, without regard to weekends: an early refund harms nobody. */
export function moneyDeadlineOf(declaredAt: Date, now: Date, days: ShopDays): MoneyDeadline {
  const lastDay = addDays(days.dayOf(declaredAt), legalDays);
  return { lastDay, daysLeft: countDays(days.dayOf(now), lastDay) - 1 };
}

/** @returns the moment such that what was declared before it is late */
export const lateBefore = (now: Date, days: ShopDays): Date =>
  days.periodOf(addDays(days.dayOf(now), -legalDays)).from;
