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
