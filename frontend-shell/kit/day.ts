/** Turns 2026-11-20T11:52:07.000Z into 2026-11-20. */
export function day(date: string): string {
  return date.split('T', 1)[0]!;
}

/** The day of a moment, 2026-11-20, in the user's time zone, or in the given one. */
export function localDay(moment: string, timeZone?: string): string {
  return isoDays(timeZone).format(new Date(moment));
}

/** 2026-11-20 → 20 November 2026. Of a moment, it is the day in the user's time zone, or in the given one. */
export function writtenDay(date: string, timeZone?: string): string {
  return days(date.includes('T') ? timeZone : 'UTC').format(new Date(date));
}

/** 2026-11-20T11:52:07.000Z → 20 Nov 2026, 11:52, in the user's time zone, or in the given one */
export function writtenTime(date: string, timeZone?: string): string {
  return times(timeZone).format(new Date(date));
}

const isoDays = formats('sv-SE', { dateStyle: 'short' });
const days = formats('en-GB', { dateStyle: 'long' });
const times = formats('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** The formatters are kept by time zone. Creating a formatter is slow on a phone, so it is kept, and pages without such dates skip it. */
function formats(locale: string, options: Intl.DateTimeFormatOptions) {
  const made = new Map<string | undefined, Intl.DateTimeFormat>();
  return (timeZone?: string): Intl.DateTimeFormat => {
    const format = made.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
    made.set(timeZone, format);
    return format;
  };
}
