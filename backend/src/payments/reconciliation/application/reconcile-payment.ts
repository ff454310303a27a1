import type { Clock } from '../../../shared/time/clock';
import type { Jobs } from '../../../shared/jobs';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { nextCheckAfter } from '../../records/domain/next-check';
import type { Payment } from '../../records/domain/payment';
import type { BackgroundPaymentGateway } from '../../gateway/application/ports';
import type { PaymentRepository } from '../../records/application/ports';
import { scheduleReconciliation } from '../../records/application/payment-jobs';
import type { PaymentAttempts } from '../../attempts/application/payment-attempts';

/**
 * Checks with the provider whether the buyer has approved, or the outcome of a capture whose response
 * was lost. Other contexts receive `PaymentApproved` and `PaymentCaptured`.
 */
export class ReconcilePayment {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly gateway: BackgroundPaymentGateway,
    private readonly attempts: PaymentAttempts,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws GatewayFailed, GatewayTimedOut; it asks again all the same */
  async execute({ paymentId }: { paymentId: string }): Promise<void> {
    const payment = await this.scheduleNext(paymentId);
    if (payment?.isWaitingForOutcome) await this.learnOutcome(payment);
    else if (payment) await this.learnApproval(payment);
  }

  /** Before asking: a provider that fails or a process that dies must not end the asking. */
  private scheduleNext(paymentId: string): Promise<Payment | undefined> {
    return this.unitOfWork.run(async () => {
      const payment = await this.payments.findForChange(paymentId);
      const now = this.clock.now();
      if (!payment || nextCheckAfter(payment, now) === undefined) return undefined;
      await scheduleReconciliation(this.jobs, payment, now);
      return payment;
    });
  }

  private async learnOutcome(payment: Payment): Promise<void> {
    const response = await this.attempts.capture(payment);
    await this.unitOfWork.run(() => this.attempts.recordCapture(payment.state.id, response));
  }

  private async learnApproval({ state: { id, gatewayOrderId } }: Payment): Promise<void> {
    if (gatewayOrderId === null || !(await this.gateway.isApproved(gatewayOrderId))) return;
    await this.unitOfWork.run(async () => {
      const payment = await this.payments.findForChange(id);
      if (!payment) return;
      payment.noteApproval(this.clock.now());
      await this.payments.save(payment);
    });
  }
}
