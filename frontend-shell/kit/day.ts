/** 2026-11-20T11:52:07.000Z → 2026-11-20 */
export function day(date: string): string {
  return date.split('T', 1)[0]!;
}

/** 2026-11-20T11:52:07.000Z → 20 November 2026 */
export function writtenDay(date: string): string {
  return written().format(new Date(date));
}

/** 2026-11-20T11:52:07.000Z → 20 Nov 2026, 11:52, in the user's time zone, or in the given one */
export function writtenTime(date: string, timeZone?: string): string {
  return formatIn(timeZone).format(new Date(date));
}

const written = onDemand(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

function formatIn(timeZone: string | undefined): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  formats.set(timeZone, format);
  return format;
}

/** Creating a formatter is slow on a phone, so pages without such dates skip it. */
function onDemand<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
