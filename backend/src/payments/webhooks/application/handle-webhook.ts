import type { Clock } from '../../../shared/time/clock';
import type { Jobs } from '../../../shared/jobs';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { WebhookRequest, Webhooks, WebhookEvent } from '../../gateway/application/ports';
import type { Payment } from '../../records/domain/payment';
import type { PaymentRepository } from '../../records/application/ports';
import { compareRefunds } from '../../refunds/application/refund-jobs';
import { reconcilePayment } from '../../records/application/payment-jobs';

/**
 * Webhooks come late, twice, or in another order than things happened. So a webhook moves no payment on by itself: it schedules a
 * check with the provider, and responds at once. A dispute or a reversal is noted as it is told.
 */
export class HandleWebhook {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly payments: PaymentRepository,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidSignature, MalformedWebhook, GatewayFailed, TooManyWebhooks */
  async execute(request: WebhookRequest): Promise<void> {
    const event = await this.webhooks.read(request);
    const payment = event && (await this.paymentOf(event));
    // Looks before it locks: most often the buyer has come back before.
    if (!event || !payment || !mayMove(payment, event)) return;
    await this.unitOfWork.run(() => this.handle(event, payment.state.id));
  }

  private paymentOf(event: WebhookEvent): Promise<Payment | undefined> {
    return 'captureId' in event
      ? this.payments.findByCapture(event.captureId)
      : this.payments.findAtProvider(event.gatewayOrderId);
  }

  private async handle(event: WebhookEvent, paymentId: string): Promise<void> {
    const payment = await this.payments.findForChange(paymentId);
    if (!payment) return;
    if (payment.isWaitingForOutcome) return this.jobs.schedule(reconcilePayment, { paymentId }, 0);
    if ((event.kind === 'refunded' || event.kind === 'reversed') && payment.holdsMoney)
      await this.jobs.schedule(compareRefunds, { paymentId }, 0);
    if (event.kind === 'approved') payment.noteApproval(this.clock.now());
    if ('contestId' in event) payment.contest(event.kind, event.contestId, this.clock.now());
    await this.payments.save(payment);
  }
}

/** @returns false when the event tells nothing that this payment waits for */
const mayMove = (payment: Payment, event: WebhookEvent): boolean =>
  'captureId' in event ||
  payment.isWaitingForOutcome ||
  (event.kind === 'approved' && payment.isWaitingForBuyer);
