import type { Clock } from '../../shared/clock';
import type { Jobs } from '../../shared/jobs';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { CapturePayment } from './capture-payment';
import type { PaymentRepository } from './ports';

export const reconcileJob = 'payments:reconcile-payment';

/** Payment wire facts: an unknown outcome is asked for every 30 seconds. */
export const askAgainAt = (now: Date): Date => new Date(now.getTime() + 30_000);

/** Finds out what became of a capture whose answer never reached us. Who cares hears of it by event. */
export class ReconcilePayment {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly capturePayment: CapturePayment,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ paymentId }: { paymentId: string }): Promise<void> {
    await this.scheduleNext(paymentId);
    const recordOutcome = await this.capturePayment.execute({ paymentId });
    await this.unitOfWork.run(recordOutcome);
  }

  /** Before asking: a provider that fails or a process that dies must not end the asking. */
  private scheduleNext(paymentId: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const payment = await this.payments.findForChange(paymentId);
      if (!payment?.isWaitingForOutcome) return;
      const when = { at: askAgainAt(this.clock.now()), key: `reconcile:${paymentId}` };
      await this.jobs.schedule(reconcileJob, { paymentId }, when);
    });
  }
}
