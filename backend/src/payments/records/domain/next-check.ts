import type { Payment } from './payment';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** The provider accepts an approval for 6 hours; one more check follows. */
const approvableFor = 7 * hour;

/**
 * When to check a payment with the provider next, in milliseconds. A server that is killed loses one check, and the buyer should
 * still have the order within a minute: so the first intervals are short, but longer than a call to the provider may take. Once the
 * payment is given up, the interval doubles, up to an hour. A review may take days. After a decline only the buyer can try again.
 * @returns undefined when there is nothing to learn any more
 */
export function nextCheckAfter(payment: Payment, now: Date): number | undefined {
  const { createdAt, updatedAt, declines } = payment.state;
  const age = now.getTime() - createdAt.getTime();
  const sinceChange = now.getTime() - updatedAt.getTime();
  if (payment.isInReview) return age < hour ? 30 * second : 15 * minute;
  if (payment.isWaitingForOutcome) return sinceChange < minute ? 15 * second : 30 * second;
  if (!payment.isWaitingForBuyer || declines > 0 || age >= approvableFor) return undefined;
  return payment.isAbandoned ? Math.min(Math.max(sinceChange, 30 * second), hour) : delayBeforeApproval(age);
}

function delayBeforeApproval(age: number): number {
  if (age < minute) return 10 * second;
  return age < 5 * minute ? 20 * second : 30 * second;
}
