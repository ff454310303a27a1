import type { CalendarState } from '../../src/delivery/domain/calendar';

const quarter = 15 * 60_000;
const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

const formats = new Map<string, Intl.DateTimeFormat>();

/** Reads a clock in milliseconds, as if it showed UTC. */
function shownAt(timeZone: string, moment: number): number {
  const parts = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  } as const;
  let format = formats.get(timeZone);
  if (!format)
    formats.set(
      timeZone,
      (format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...parts })),
    );
  const part = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(part.year!, part.month! - 1, part.day, part.hour, part.minute);
}

/** Watches the clocks from the day before on, a quarter of an hour at a time: have they shown the cut-off of this day? */
function hasCutOffPassed(timeZone: string, at: number, cutOff: string): boolean {
  const today = isoDay(shownAt(timeZone, at));
  let wanted = Date.parse(`${today}T${cutOff}Z`);
  let before = NaN;
  for (let moment = Math.floor(at / quarter) * quarter - 26 * 4 * quarter; moment <= at; moment += quarter) {
    const shown = shownAt(timeZone, moment);
    // They skip it: then they show it as much later as they are put forward.
    if (before < wanted && shown > wanted && shown - before > quarter) wanted += shown - before - quarter;
    if (shown === wanted) return true;
    before = shown;
  }
  return false;
}

interface Asked {
  timeZone: string;
  at: Date;
  /** In whole quarters of an hour. */
  cutOff: string;
  workingDays: { min: number; max: number };
}

/** A promise in another way: one day after the other, each looked up by its name. */
export function slowPromise({ timeZone, at, cutOff, workingDays }: Asked, calendar: CalendarState) {
  const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
  const worked = new Set(calendar.workingWeekdays.map((weekday) => names[weekday % 7]!));
  const closed = new Set(calendar.holidays.map(({ day }) => day));
  const today = shownAt(timeZone, at.getTime());
  const isOpen = (time: number) =>
    worked.has(new Date(time).toUTCString().slice(0, 3)) && !closed.has(isoDay(time));

  const open: string[] = [];
  for (
    let ahead = hasCutOffPassed(timeZone, at.getTime(), cutOff) ? 1 : 0;
    open.length <= workingDays.max;
    ahead += 1
  ) {
    const time = today + ahead * 24 * 60 * 60_000;
    if (isOpen(time)) open.push(isoDay(time));
  }
  return { from: open[workingDays.min]!, to: open[workingDays.max]! };
}
