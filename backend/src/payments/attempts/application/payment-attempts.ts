import type { Clock } from '../../../shared/time/clock';
import type { Jobs } from '../../../shared/jobs';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { PaymentGateway } from '../../gateway/application/ports';
import type {
  CaptureResponse,
  OpenedPayment,
  PaymentOrder,
  PaymentResult,
  Purchase,
  RefundToGive,
} from '../../payments.facade';
import { scheduleReconciliation } from '../../records/application/payment-jobs';
import type { PaymentRepository } from '../../records/application/ports';
import type { RefundRequests } from '../../refunds/application/refund-requests';
import { Payment } from '../../records/domain/payment';
import {
  AmountsDisagree,
  NoSuchPayment,
  TooManyUnfinishedPayments,
} from '../../records/domain/payment.errors';

const anHourMs = 60 * 60_000;

/**
 * A payment from its start to its money. `open`, `isApproved` and `capture` call the provider, outside any transaction; everything else
 * happens inside the caller's.
 */
export class PaymentAttempts {
  /** @param unfinishedPerHour how many payments a buyer may leave unfinished: each is checked with the provider for hours */
  constructor(
    private readonly unfinishedPerHour: number,
    private readonly payments: PaymentRepository,
    private readonly gateway: PaymentGateway,
    private readonly refunds: RefundRequests,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Where nothing is owed, it is paid at once. @throws TooManyUnfinishedPayments */
  async start(order: PaymentOrder): Promise<Payment> {
    const now = this.clock.now();
    const payment = Payment.start(order, now);
    if (!payment.isNothingOwed) await this.assertFewUnfinished(order.buyerId, now);
    await this.payments.add(payment);
    return payment;
  }

  /**
   * Records an attempt to open the payment at the provider. The payment is not abandoned while a response may arrive.
   * @returns undefined when there is nothing to approve, because the provider reviews it
   */
  async beginOpening(paymentId: string): Promise<Payment | undefined> {
    const payment = await this.findForChange(paymentId);
    payment.beginOpening(this.clock.now());
    await this.payments.save(payment);
    return payment.isInReview ? undefined : payment;
  }

  /**
   * Asks the provider where the buyer can approve. Asking again, also from two tabs at once, gives the same.
   * @param payment as it was when its opening began
   * @throws AmountsDisagree, GatewayFailed, GatewayTimedOut
   */
  async open(payment: Payment, purchase: Purchase): Promise<OpenedPayment> {
    const alreadyOpened = openedOf(payment);
    if (alreadyOpened) return alreadyOpened;
    const { id: paymentId, orderId, amount, currency } = payment.state;
    if (!purchase.quote.addsUpTo(amount)) throw new AmountsDisagree();
    const request = { paymentId, reference: orderId, amount, currency, ...purchase };
    try {
      const opened = await this.gateway.open(request);
      return await this.recordOpening(paymentId, opened);
    } catch (error) {
      // A concurrent attempt, from a second tab or a double click, may have opened it.
      const current = await this.payments.find(paymentId);
      const opened = current && openedOf(current);
      if (!opened) throw error;
      return opened;
    }
  }

  /**
   * Records that an attempt to open the payment came to nothing.
   * @returns whether another attempt has opened it or still may
   */
  async failOpening(paymentId: string): Promise<{ canStillOpen: boolean }> {
    const payment = await this.findForChange(paymentId);
    payment.failOpening(this.clock.now());
    await this.payments.save(payment);
    return { canStillOpen: payment.isAtProvider || payment.mayStillOpen };
  }

  /** Asks the provider whether the buyer has agreed to pay. @throws GatewayFailed, GatewayTimedOut */
  async isApproved(paymentId: string): Promise<boolean> {
    const payment = await this.payments.find(paymentId);
    if (!payment) return false;
    const { isInReview, isDenied, state } = payment;
    // A payment in review was approved before; the provider would report the approval of a denied one, too.
    if (isInReview || isDenied || state.gatewayOrderId === null) return isInReview;
    return this.gateway.isApproved(state.gatewayOrderId);
  }

  /** @returns false when it goes on, because its money has moved or may be moving */
  async abandon(paymentId: string): Promise<boolean> {
    const payment = await this.findForChange(paymentId);
    const now = this.clock.now();
    const isAbandoned = payment.abandon(now);
    await this.payments.save(payment);
    if (isAbandoned) await scheduleReconciliation(this.jobs, payment, now);
    return isAbandoned;
  }

  /**
   * Records the intent before the provider is asked: whatever happens then, a job asks for the outcome.
   * @param reference our id of the payment or the provider's
   * @throws NoSuchPayment when the reference is another's
   */
  async beginCapture(payment: Payment, reference: string): Promise<void> {
    const now = this.clock.now();
    // A repeat, from another tab, writes nothing.
    if (!payment.beginCapture(reference, now)) return;
    await this.payments.save(payment);
    await scheduleReconciliation(this.jobs, payment, now);
  }

  /**
   * Asks the provider for the money of a payment whose capture has begun. Any number of repeats takes it once. Of money in
   * review only its outcome is asked: to the same key the provider would repeat for hours that it is in review.
   * @returns what `recordCapture` records; money that is already here is not asked for again
   * @throws GatewayFailed, GatewayTimedOut: the payment then goes on waiting for its outcome
   */
  async capture(payment: Payment): Promise<CaptureResponse> {
    const { gatewayOrderId } = payment.state;
    if (!payment.isWaitingForOutcome || gatewayOrderId === null) return undefined;
    if (payment.isInReview) return this.gateway.findOutcome(gatewayOrderId);
    return this.gateway.capture(gatewayOrderId, payment.captureKey);
  }

  /** Records the provider's response. */
  async recordCapture(paymentId: string, response: CaptureResponse): Promise<PaymentResult> {
    const payment = await this.findForChange(paymentId);
    const now = this.clock.now();
    if (response) {
      payment.recordCapture(response, now);
      await this.payments.save(payment);
    }
    await scheduleReconciliation(this.jobs, payment, now);
    if (response && payment.isGoingBack) await this.refunds.refund(wronglyPaid(paymentId));
    return resultOf(payment, response);
  }

  private async assertFewUnfinished(buyerId: string, now: Date): Promise<void> {
    const anHourAgo = new Date(now.getTime() - anHourMs);
    const startedAt = await this.payments.unfinishedSince(anHourAgo, buyerId, this.unfinishedPerHour);
    const oldest = startedAt.at(-1);
    if (!oldest || startedAt.length < this.unfinishedPerHour) return;
    throw new TooManyUnfinishedPayments(Math.ceil((oldest.getTime() + anHourMs - now.getTime()) / 1_000));
  }

  private recordOpening(paymentId: string, opened: OpenedPayment): Promise<OpenedPayment> {
    return this.unitOfWork.run(async () => {
      const payment = await this.findForChange(paymentId);
      const now = this.clock.now();
      payment.awaitApproval(opened.gatewayOrderId, opened.approvalUrl, now);
      await this.payments.save(payment);
      // The buyer may agree and never come back.
      await scheduleReconciliation(this.jobs, payment, now);
      return openedOf(payment) ?? opened;
    });
  }

  private async findForChange(paymentId: string): Promise<Payment> {
    const payment = await this.payments.findForChange(paymentId);
    if (!payment) throw new NoSuchPayment();
    return payment;
  }
}

const wronglyPaid = (paymentId: string): RefundToGive => ({
  refundId: paymentId,
  paymentId,
  amount: 'rest',
  reason: 'wrong-amount',
});

function openedOf(payment: Payment): OpenedPayment | undefined {
  const { gatewayOrderId, approvalUrl } = payment.state;
  return gatewayOrderId !== null && approvalUrl !== null ? { gatewayOrderId, approvalUrl } : undefined;
}

function resultOf(payment: Payment, response: CaptureResponse): PaymentResult {
  const { status, gatewayOrderId, payerId } = payment.state;
  if (status === 'paid') {
    return { kind: 'paid', gatewayOrderId: gatewayOrderId ?? '', payerId: payerId ?? '' };
  }
  if (status === 'refunding' || status === 'refunded') return { kind: 'refunded' };
  if (status === 'in-review' || status === 'denied') return { kind: status };
  return { kind: response?.kind === 'declined' ? 'declined' : 'not-approved' };
}
