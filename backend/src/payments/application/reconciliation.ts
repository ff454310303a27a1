import { job, type Jobs } from '../../shared/jobs';
import type { Payment } from '../domain/payment';

export const reconcilePayment = job<{ paymentId: string }>(
  'payments:reconcile-payment',
  ({ paymentId }) => paymentId,
);

/** Schedules the payment's next check at the provider, in place of the one before, or drops it when none is needed. */
export async function scheduleReconciliation(jobs: Jobs, payment: Payment, now: Date): Promise<void> {
  const paymentId = payment.state.id;
  const delay = payment.nextCheckAfter(now);
  if (delay === undefined) await jobs.drop(reconcilePayment, { paymentId });
  else await jobs.schedule(reconcilePayment, { paymentId }, delay);
}
