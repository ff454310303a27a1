import type { Period } from './period';

/** A day of the calendar, `2026-03-29`. Days compare as texts. */
export type Day = string;

const hour = 60 * 60_000;
/** The largest offset of a time zone is 14 hours. */
const maxOffset = 15 * hour;

const utc = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayOfUtc = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** @returns the day so many days later, or earlier */
export const addDays = (day: Day, days: number): Day => dayOfUtc(utc(day) + days * 24 * hour);

/** @returns the day so many days from Monday to Friday earlier */
export function workingDaysBefore(day: Day, count: number): Day {
  let reached = day;
  for (let left = count; left > 0;) {
    reached = addDays(reached, -1);
    if (isWeekday(reached)) left -= 1;
  }
  return reached;
}

export const isWeekday = (day: Day): boolean => ![0, 6].includes(new Date(utc(day)).getUTCDay());

/** How many days there are from the first to the last, both counted. */
export const countDays = (first: Day, last: Day): number => (utc(last) - utc(first)) / (24 * hour) + 1;

/** The days from the first to the last, both included. */
export const daysBetween = (first: Day, last: Day): Day[] =>
  Array.from({ length: Math.max(0, countDays(first, last)) }, (_, index) => addDays(first, index));

/** The days of the shop's time zone. Where the clocks change, a day has 23 or 25 hours. */
export class ShopDays {
  private readonly format: Intl.DateTimeFormat;
  private readonly timeFormat: Intl.DateTimeFormat;

  /** @throws RangeError for a name that is no time zone */
  constructor(readonly timeZone: string) {
    const day = {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    } as const;
    this.format = new Intl.DateTimeFormat('en-CA', day);
    const time = { hourCycle: 'h23', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
    this.timeFormat = new Intl.DateTimeFormat('sv-SE', { ...day, ...time });
  }

  dayOf(moment: Date): Day {
    return this.format.format(moment);
  }

  /**
   * @param local what the shop's clocks show, `2026-11-20T09:30`
   * @returns the first moment at which they show it; where they skip it, as much later as they are put forward
   */
  momentAt(local: string): Date {
    const shown = Date.parse(`${local}Z`);
    const offsets = [maxOffset, -maxOffset].map((shift) => this.offsetAt(shown - shift));
    const moments = offsets.map((offset) => shown - offset).filter((at) => at + this.offsetAt(at) === shown);
    return new Date(moments.length > 0 ? Math.min(...moments) : shown - Math.min(...offsets));
  }

  /** The time is local to the shop: `2026-11-20 09:30:00`. */
  clockAt(moment: Date): string {
    return this.timeFormat.format(moment);
  }

  /** Milliseconds that the shop's clocks are ahead of UTC. */
  private offsetAt(moment: number): number {
    const whole = Math.floor(moment / 1000) * 1000;
    return Date.parse(`${this.timeFormat.format(whole).replace(' ', 'T')}Z`) - whole;
  }

  /** Where a period begins: a day with its first moment. */
  beginOf(given: Day | Date | undefined): Date | undefined {
    return typeof given === 'string' ? this.startOf(given) : given;
  }

  /** Where a period ends: a day belongs to it, a moment no longer does. */
  endOf(given: Day | Date | undefined): Date | undefined {
    return typeof given === 'string' ? this.periodOf(given).to : given;
  }

  /** From the first moment of the day to the first of the next. */
  periodOf(day: Day): Period {
    return { from: this.startOf(day), to: this.startOf(addDays(day, 1)) };
  }

  /** When the day of this moment ends. */
  endOfDayAt(moment: Date): Date {
    return this.periodOf(this.dayOf(moment)).to;
  }

  /** Searches for it, because a day need not begin at midnight: clocks may be put forward then. */
  private startOf(day: Day): Date {
    let before = utc(day) - maxOffset;
    let start = utc(day) + maxOffset;
    while (start - before > 1) {
      const middle = Math.floor((before + start) / 2);
      if (this.dayOf(new Date(middle)) < day) before = middle;
      else start = middle;
    }
    return new Date(start);
  }
}
