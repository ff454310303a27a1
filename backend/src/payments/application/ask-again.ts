import { job, type Jobs } from '../../shared/jobs';
import type { Payment } from '../domain/payment';

export const reconcilePayment = job<{ paymentId: string }>(
  'payments:reconcile-payment',
  ({ paymentId }) => paymentId,
);

/** Has the provider asked when it is time to. @returns false when there is nothing to learn from it (any more) */
export async function askAgain(jobs: Jobs, payment: Payment, now: Date): Promise<boolean> {
  const delay = payment.askAgainAfter(now);
  if (delay !== undefined) await jobs.schedule(reconcilePayment, { paymentId: payment.state.id }, delay);
  return delay !== undefined;
}
