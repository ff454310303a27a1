import { job, type Jobs } from '../../shared/jobs';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { CapturePayment } from './capture-payment';
import type { PaymentRepository } from './ports';
import type { RecordCapture } from './record-capture';

export const reconcilePayment = job<{ paymentId: string }>(
  'payments:reconcile-payment',
  ({ paymentId }) => paymentId,
);

/** An unknown outcome is asked for every 30 seconds. */
export const askAgainAfterMs = 30_000;

/** Finds out what became of a capture whose answer never reached us. Other contexts learn the result from `PaymentCaptured`. */
export class ReconcilePayment {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly capturePayment: CapturePayment,
    private readonly recordCapture: RecordCapture,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ paymentId }: { paymentId: string }): Promise<void> {
    await this.scheduleNext(paymentId);
    const answer = await this.capturePayment.execute({ paymentId });
    await this.unitOfWork.run(() => this.recordCapture.execute({ paymentId, answer }));
  }

  /** Before asking: a provider that fails or a process that dies must not end the asking. */
  private scheduleNext(paymentId: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const payment = await this.payments.findForChange(paymentId);
      if (!payment?.isWaitingForOutcome) return;
      await this.jobs.schedule(reconcilePayment, { paymentId }, askAgainAfterMs);
    });
  }
}
