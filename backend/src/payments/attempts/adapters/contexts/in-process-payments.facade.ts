import type { Jobs } from '../../../../shared/jobs';
import type { AbandonPayment } from '../../application/abandon-payment';
import type { BeginOpening } from '../../application/begin-opening';
import type { BeginCapture } from '../../application/begin-capture';
import type { BeginPartialRefund } from '../../../refunds/application/begin-partial-refund';
import type { BeginRefund } from '../../../refunds/application/begin-refund';
import type { CapturePayment } from '../../application/capture-payment';
import type { FailOpening } from '../../application/fail-opening';
import type { PaymentRepository } from '../../../records/application/ports';
import type { FindApproval } from '../../application/find-approval';
import type { OpenPayment } from '../../application/open-payment';
import { checkApproval } from '../../../records/application/payment-jobs';
import type { RecordCapture } from '../../application/record-capture';
import type { StartPayment } from '../../application/start-payment';
import type { Payment } from '../../../records/domain/payment';
import {
  type CaptureResponse,
  type PartOfPayment,
  PaymentsFacade,
  type PaymentOrder,
  type PaymentResult,
  type PaymentToCapture,
  type PaymentToOpen,
} from '../../../payments.facade';

export class InProcessPaymentsFacade extends PaymentsFacade {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly startPayment: StartPayment,
    private readonly openPayment: OpenPayment,
    private readonly beginTheOpening: BeginOpening,
    private readonly failTheOpening: FailOpening,
    private readonly findTheApproval: FindApproval,
    private readonly abandonPayment: AbandonPayment,
    private readonly beginTheCapture: BeginCapture,
    private readonly capturePayment: CapturePayment,
    private readonly recordTheCapture: RecordCapture,
    private readonly beginRefund: BeginRefund,
    private readonly beginPartialRefund: BeginPartialRefund,
    private readonly jobs: Jobs,
  ) {
    super();
  }

  async start(order: PaymentOrder): Promise<PaymentToOpen> {
    return this.toOpen(await this.startPayment.execute(order));
  }

  async beginOpening(paymentId: string): Promise<PaymentToOpen | undefined> {
    const payment = await this.beginTheOpening.execute({ paymentId });
    return payment && this.toOpen(payment);
  }

  failOpening(paymentId: string): Promise<{ canStillOpen: boolean }> {
    return this.failTheOpening.execute({ paymentId });
  }

  abandon(paymentId: string): Promise<boolean> {
    return this.abandonPayment.execute({ paymentId });
  }

  isApproved(paymentId: string): Promise<boolean> {
    return this.findTheApproval.execute({ paymentId });
  }

  checkApprovalSoon(paymentId: string): Promise<void> {
    return this.jobs.schedule(checkApproval, { paymentId }, 0);
  }

  async orderOf(paymentId: string): Promise<string | undefined> {
    return (await this.payments.find(paymentId))?.state.orderId;
  }

  async ofOrder(orderId: string): Promise<PaymentToCapture | undefined> {
    const payment = await this.payments.findOfOrderForChange(orderId);
    return payment && this.toCapture(payment);
  }

  recordCapture(paymentId: string, response: CaptureResponse): Promise<PaymentResult> {
    return this.recordTheCapture.execute({ paymentId, response });
  }

  refund(paymentId: string): Promise<void> {
    return this.beginRefund.execute({ paymentId });
  }

  refundPart(part: PartOfPayment): Promise<void> {
    return this.beginPartialRefund.execute(part);
  }

  private toCapture(payment: Payment): PaymentToCapture {
    return {
      begin: (reference) => this.beginTheCapture.execute({ payment, reference }),
      capture: () => this.capturePayment.execute({ payment }),
    };
  }

  private toOpen(payment: Payment): PaymentToOpen {
    return {
      id: payment.state.id,
      open: (purchase) => this.openPayment.execute({ payment, purchase }),
    };
  }
}
