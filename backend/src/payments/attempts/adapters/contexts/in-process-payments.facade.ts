import type { Jobs } from '../../../../shared/jobs';
import type { Money } from '../../../../shared/money';
import {
  type CaptureResponse,
  PaymentsFacade,
  type PaymentOrder,
  type PaymentResult,
  type PaymentToCapture,
  type PaymentToOpen,
  type RefundToGive,
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

  refund(refund: RefundToGive): Promise<void> {
    return this.refunds.refund(refund);
  }

  askRefundAgain(paymentId: string, refundId: string): Promise<void> {
    return this.refunds.askAgain(paymentId, refundId);
  }

  refundable(paymentId: string): Promise<Money> {
    return this.refunds.refundable(paymentId);
  }

  private toOpen(payment: Payment): PaymentToOpen {
    const { isNothingOwed, state } = payment;
    return { id: state.id, isNothingOwed, open: (purchase) => this.attempts.open(payment, purchase) };
  }
}
