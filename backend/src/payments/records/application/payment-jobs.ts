import { type Job, job, type Jobs } from '../../../shared/jobs';
import { nextCheckAfter } from '../domain/next-check';
import type { Payment } from '../domain/payment';

type PaymentJob = Job<{ paymentId: string }>;

const ofPayment = ({ paymentId }: { paymentId: string }): string => paymentId;
/** The three share it: a payment has one of them at most. */
const key = 'payments:reconcile-payment';

/** Finds out what became of money that was asked for. */
export const reconcilePayment: PaymentJob = job(key, ofPayment, { workers: 'provider' });
/** Finds out whether the buyer has agreed while stock is held for them. */
export const checkApproval: PaymentJob = job('payments:check-approval', ofPayment, {
  workers: 'background',
  key,
});
/** The same once the payment was given up: however many there are, the others go first. */
export const checkLateApproval: PaymentJob = job('payments:check-late-approval', ofPayment, {
  workers: 'background',
  priority: 1,
  key,
});

/** Schedules the payment's next check at the provider, in place of the one before, or drops it when none is needed. */
export async function scheduleReconciliation(jobs: Jobs, payment: Payment, now: Date): Promise<void> {
  const paymentId = payment.state.id;
  const delay = nextCheckAfter(payment, now);
  if (delay === undefined) await jobs.drop(reconcilePayment, { paymentId });
  else await jobs.schedule(jobFor(payment), { paymentId }, delay);
}

function jobFor(payment: Payment): PaymentJob {
  if (payment.isWaitingForOutcome) return reconcilePayment;
  return payment.isAbandoned ? checkLateApproval : checkApproval;
}
