const hour = 60 * 60_000;
const day = 24 * hour;

/** When to ask next what became of a pending refund, in milliseconds; a webhook most often comes before. Undefined: only at night. */
export function nextLookAfter(pendingSince: Date, now: Date): number | undefined {
  const age = now.getTime() - pendingSince.getTime();
  if (age < day) return hour;
  if (age < 10 * day) return 6 * hour;
  return age < 60 * day ? day : undefined;
}
