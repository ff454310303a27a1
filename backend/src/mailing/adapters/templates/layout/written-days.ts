const format = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Days of the calendar, 2026-11-24 and 2026-11-26 → Tue 24 – Thu 26 Nov, as the shop's pages write them. */
export function writtenDays({ from, to }: { from: string; to: string }): string {
  const [first, last] = [partsOf(from), partsOf(to)];
  const end = `${last.weekday} ${last.day} ${last.month}`;
  if (from === to) return end;
  const start = `${first.weekday} ${first.day}`;
  return `${from.slice(0, 7) === to.slice(0, 7) ? start : `${start} ${first.month}`} – ${end}`;
}

function partsOf(day: string) {
  const parts = format.formatToParts(new Date(day)).map(({ type, value }) => [type, value]);
  return Object.fromEntries(parts) as Record<'weekday' | 'day' | 'month', string>;
}

/** 7:51 pm today (UTC); on another day than the present one: 7:51 pm on Fri 27 Nov (UTC). */
export function writtenTime(time: Date, present: Date, timeZone: string): string {
  const clock = time.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  const [day, today] = [dayIn(time, timeZone), dayIn(present, timeZone)];
  const on = day === today ? 'today' : `on ${writtenDays({ from: day, to: day })}`;
  return `${clock.replace(/\s/, ' ').toLowerCase()} ${on} (${zoneName(time, timeZone)})`;
}

/** Fri 27 Nov 2026, 17:51:07 (GMT+1): to the second, as a receipt says it. */
export function writtenMoment(time: Date, timeZone: string): string {
  const day = dayIn(time, timeZone);
  const clock = time.toLocaleTimeString('en-GB', { timeZone });
  return `${writtenDays({ from: day, to: day })} ${day.slice(0, 4)}, ${clock} (${zoneName(time, timeZone)})`;
}

/** The day looks like 2026-11-26. */
const dayIn = (time: Date, timeZone: string): string => time.toLocaleDateString('sv-SE', { timeZone });

function zoneName(time: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' });
  return format.formatToParts(time).find(({ type }) => type === 'timeZoneName')!.value;
}
