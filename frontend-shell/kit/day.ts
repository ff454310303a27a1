/** 2026-11-20T11:52:07.000Z → 2026-11-20 */
export function day(date: string): string {
  return date.split('T', 1)[0]!;
}

/** 2026-11-20T11:52:07.000Z → 20 November 2026 */
export function writtenDay(date: string): string {
  return written().format(new Date(date));
}

/** 2026-11-20T11:52:07.000Z → 20 Nov 2026, 11:52, in the user's time zone */
export function writtenTime(date: string): string {
  return writtenWithTime().format(new Date(date));
}

const written = onDemand(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
const writtenWithTime = onDemand(
  () => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }),
);

/** Creating a formatter is slow on a phone, so pages without such dates skip it. */
function onDemand<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
