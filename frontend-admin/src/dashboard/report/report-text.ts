export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 2026-11-20 → 20 Nov */
export const dayText = (day: string): string => shortDay.format(new Date(day));

interface Range {
  from: string;
  to: string;
}

/** 20 Nov 2026, or 14 Nov 2026 – 20 Nov 2026 */
export const rangeText = ({ from, to }: Range): string =>
  from === to
    ? longDay.format(new Date(from))
    : `${longDay.format(new Date(from))} – ${longDay.format(new Date(to))}`;

/** Today is compared with yesterday until the time that the shop's clocks show, `14:35`. */
export const comparedRanges = (range: Range, before: Range, until: string | null): string => {
  const upTo = until ? ` until ${until}` : '';
  return `${rangeText(range)}${upTo}, against ${rangeText(before)}${upTo}`;
};
