const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Days of the calendar, 2026-11-24 and 2026-11-26 → Tue 24 – Thu 26 Nov. Not with Intl: creating its first formatter takes longer on a
 * slow phone than rendering a page.
 */
export function dayRange({ from, to }: { from: string; to: string }): string {
  const [first, last] = [partsOf(from), partsOf(to)];
  const end = `${last.day} ${last.month}`;
  if (from === to) return end;
  const isOneMonth = first.month === last.month && from.slice(0, 4) === to.slice(0, 4);
  return `${isOneMonth ? first.day : `${first.day} ${first.month}`} – ${end}`;
}

function partsOf(date: string) {
  const time = new Date(`${date}T00:00:00Z`);
  return {
    day: `${weekdays[time.getUTCDay()]} ${time.getUTCDate()}`,
    month: months[time.getUTCMonth()],
  };
}
