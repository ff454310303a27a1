import { DomainError } from '../../../shared/domain-error';
import { addDays, countDays, type Day } from '../../../shared/time/shop-days';

export const maxDays = 366;

export class MalformedRange extends DomainError {
  constructor(field: string, message: string) {
    super('invalid', 'MALFORMED_RANGE', `${field}: ${message}`, { field });
  }
}

export const rangeNames = ['today', '7d', '30d', '90d', 'custom'] as const;
export type RangeName = (typeof rangeNames)[number];

/** How many days up to today. */
export const daysOfRange: Record<Exclude<RangeName, 'custom'>, number> = {
  today: 1,
  '7d': 7,
  '30d': 30,
  '90d': 90,
};

/** The range includes both days. */
export interface DayRange {
  from: Day;
  to: Day;
}

/** The range has this number of days and ends with the given one. */
export const daysUpTo = (to: Day, days: number): DayRange => ({ from: addDays(to, 1 - days), to });

/** The range of as many days right before this one. */
export const rangeBefore = ({ from, to }: DayRange): DayRange =>
  daysUpTo(addDays(from, -1), countDays(from, to));

/** @throws MalformedRange unless it has at least one day, and at most so many */
export function customRange(from: Day | undefined, to: Day | undefined, atMost = maxDays): DayRange {
  if (from === undefined) throw new MalformedRange('from', 'must be a day like 2026-03-29');
  if (to === undefined) throw new MalformedRange('to', 'must be a day like 2026-03-29');
  if (to < from) throw new MalformedRange('to', 'must not be before from');
  if (countDays(from, to) > atMost)
    throw new MalformedRange('to', `must be at most ${atMost} days after from`);
  return { from, to };
}

/** The days of a list: those given; without a first day, the 30 up to the last, which is today unless it is given. @throws MalformedRange */
export const listedRange = (from: Day | undefined, to: Day | undefined, today: Day): DayRange => {
  const last = to ?? today;
  return customRange(from ?? daysUpTo(last, daysOfRange['30d']).from, last);
};
