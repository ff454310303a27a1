import type { Jobs } from '../../../../shared/jobs';
import {
  type CaptureResponse,
  type PartOfPayment,
  PaymentsFacade,
  type PaymentOrder,
  type PaymentResult,
  type PaymentToCapture,
  type PaymentToOpen,
} from '../../../payments.facade';
import { checkApproval } from '../../../records/application/payment-jobs';
import type { PaymentRepository } from '../../../records/application/ports';
import type { Payment } from '../../../records/domain/payment';
import type { RefundRequests } from '../../../refunds/application/refund-requests';
import type { PaymentAttempts } from '../../application/payment-attempts';

export class InProcessPaymentsFacade extends PaymentsFacade {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly attempts: PaymentAttempts,
    private readonly refunds: RefundRequests,
    private readonly jobs: Jobs,
  ) {
    super();
  }

  async start(order: PaymentOrder): Promise<PaymentToOpen> {
    return this.toOpen(await this.attempts.start(order));
  }

  async beginOpening(paymentId: string): Promise<PaymentToOpen | undefined> {
    const payment = await this.attempts.beginOpening(paymentId);
    return payment && this.toOpen(payment);
  }

  failOpening(paymentId: string): Promise<{ canStillOpen: boolean }> {
    return this.attempts.failOpening(paymentId);
  }

  abandon(paymentId: string): Promise<boolean> {
    return this.attempts.abandon(paymentId);
  }

  isApproved(paymentId: string): Promise<boolean> {
    return this.attempts.isApproved(paymentId);
  }

  checkApprovalSoon(paymentId: string): Promise<void> {
    return this.jobs.schedule(checkApproval, { paymentId }, 0);
  }

  async orderOf(paymentId: string): Promise<string | undefined> {
    return (await this.payments.find(paymentId))?.state.orderId;
  }

  async ofOrder(orderId: string): Promise<PaymentToCapture | undefined> {
    const payment = await this.payments.findOfOrderForChange(orderId);
    return (
      payment && {
        begin: (reference) => this.attempts.beginCapture(payment, reference),
        capture: () => this.attempts.capture(payment),
      }
    );
  }

  recordCapture(paymentId: string, response: CaptureResponse): Promise<PaymentResult> {
    return this.attempts.recordCapture(paymentId, response);
  }

  refund(paymentId: string): Promise<void> {
    return this.refunds.refund(paymentId);
  }

  refundPart(part: PartOfPayment): Promise<void> {
    return this.refunds.refundPart(part);
  }

  private toOpen(payment: Payment): PaymentToOpen {
    return { id: payment.state.id, open: (purchase) => this.attempts.open(payment, purchase) };
  }
}
