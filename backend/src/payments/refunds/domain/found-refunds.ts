import type { PaymentRefunds } from './payment-refunds';
import type { Refund } from './refund';
import type { RefundAtProvider, RefundsAtProvider } from '../../gateway/domain/refund-outcome';

/** Records what the provider has: what became of the shop's refunds, and what it gave back without the shop. */
export function recordFound(
  refunds: PaymentRefunds,
  { isAll, refunds: found }: RefundsAtProvider,
  now: Date,
): void {
  const elsewhere = found.filter((one) => !recordOwn(refunds, one, found, now) && one.kind !== 'refused');
  if (!isAll) for (const one of elsewhere) refunds.recordElsewhere(one, now);
  else refunds.recordNothingLeft(lastGiven(found) ?? refunds.payment.state.captureId ?? '', now);
}

/** @returns false when the shop knows no such refund */
function recordOwn(
  refunds: PaymentRefunds,
  one: RefundAtProvider,
  found: RefundAtProvider[],
  now: Date,
): boolean {
  const own =
    refunds.all.find(({ state }) => state.refundId === one.refundId) ??
    refunds.all.find(({ id }) => id === one.reference);
  if (own && (one.kind !== 'refused' || isOfLastAttempt(own, one, found))) refunds.record(own, one, now);
  return own !== undefined;
}

/** Each attempt leaves one refund at the provider at most, all with the same reference. */
function isOfLastAttempt(own: Refund, one: RefundAtProvider, found: RefundAtProvider[]): boolean {
  if (!own.isOpen) return false;
  const refused = found.filter(({ kind, reference }) => kind === 'refused' && reference === own.id);
  return own.state.refundId === one.refundId || refused.length >= own.state.attempt;
}

const lastGiven = (found: RefundAtProvider[]): string | undefined =>
  found.filter(({ kind }) => kind === 'given').at(-1)?.refundId;
