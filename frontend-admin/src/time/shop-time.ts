import { writtenDay, writtenTime } from '@haberdash/kit/day';

/** The server names the time zone in the page; a page without one has UTC. */
export const shopTimeZone = (): string =>
  document.head.querySelector<HTMLMetaElement>('meta[name="shop-time-zone"]')?.content ?? 'UTC';

/** 2026-11-20T23:30:00.000Z → 21 Nov 2026, 00:30, in the shop's time zone */
export const shopTime = (moment: string): string => writtenTime(moment, shopTimeZone());

/** 2026-11-20T23:30:00.000Z → 21 November 2026, in the shop's time zone */
export const writtenShopDay = (moment: string): string => writtenDay(moment, shopTimeZone());

/** 2026-11-20T23:30:00.000Z → 2026-11-21, the day of the shop */
export function shopDay(moment: string | number): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-CA', { ...parts, timeZone: shopTimeZone() }).format(new Date(moment));
}

/** The last day of a period that ends before this moment. */
export const lastDayBefore = (moment: string): string => shopDay(Date.parse(moment) - 1);

/** 2026-11-20 → 20 Nov 2026 */
const shortDay = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

/** A period, both days included: '20 Nov 2026 to 22 Nov 2026', '20 Nov 2026', 'since 20 Nov 2026'. Text that is no day stays as it is. */
export function writtenDays(from: string | undefined, to: string | undefined): string {
  const [first, last] = [from, to].map((day) => day && (Number.isNaN(Date.parse(day)) ? day : shortDay(day)));
  if (first && last) return first === last ? first : `${first} to ${last}`;
  return first ? `since ${first}` : `until ${last}`;
}
