const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A guest may ask for as many. */
const perHour = 5;

/** @param sent when links were sent to an order, in the order of their times @returns how long the next one has to wait; not above zero if it need not */
export function waitForNextLinkMs(sent: readonly Date[], now: Date): number {
  const [last, firstOfHour] = [sent.at(-1), sent.at(-perHour)];
  const after = (time: Date | undefined, ms: number) => (time ? time.getTime() + ms - now.getTime() : 0);
  return Math.max(after(last, minuteMs), after(firstOfHour, hourMs));
}
