import type { Clock } from '../../../shared/time/clock';
import { newId } from '../../../shared/ids';
import { job } from '../../../shared/jobs';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { PartialRefund } from '../domain/partial-refund';
import type { Payment } from '../../records/domain/payment';
import type {
  BackgroundPaymentGateway,
  RefundAtProvider,
  RefundsAtProvider,
} from '../../gateway/application/ports';
import type { PartialRefundRepository } from './ports';
import type { PaymentRepository } from '../../records/application/ports';

export const compareRefunds = job<{ paymentId: string }>(
  'payments:compare-refunds',
  ({ paymentId }) => paymentId,
  { workers: 'provider' },
);

/** Finds out what the provider gave back without the shop, by hand or by a reversal. */
export class CompareRefunds {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly refunds: PartialRefundRepository,
    private readonly gateway: BackgroundPaymentGateway,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws GatewayFailed, GatewayTimedOut: it is to be repeated */
  async execute({ paymentId }: { paymentId: string }): Promise<void> {
    const payment = await this.payments.find(paymentId);
    if (!payment?.holdsMoney || payment.state.gatewayOrderId === null) return;
    const found = await this.gateway.findRefunds(payment.state.gatewayOrderId);
    await this.unitOfWork.run(() => this.record(paymentId, found));
  }

  /** A refund that the shop itself asks for meanwhile is missing in `found`, or named there by its reference. */
  private async record(paymentId: string, { isAll, refunds }: RefundsAtProvider): Promise<void> {
    const payment = await this.payments.findForChange(paymentId);
    if (!payment?.holdsMoney) return;
    const { captureId } = payment.state;
    if (isAll) payment.recordNothingLeft(refunds.at(-1)?.refundId ?? captureId ?? '', this.clock.now());
    else await this.recordParts(payment, refunds);
    await this.payments.save(payment);
  }

  private async recordParts(payment: Payment, refunds: RefundAtProvider[]): Promise<void> {
    const known = await this.refunds.ofPayment(payment.state.id);
    const refused = known.filter(({ refundId, refusedAt }) => refundId === null && refusedAt !== null);
    for (const refund of refunds) {
      if (known.some((one) => isSame(one, refund))) continue;
      const place = refused.findIndex(({ amount }) => amount.equals(refund.amount));
      const [made] = place < 0 ? [] : refused.splice(place, 1);
      if (made) await this.recordByHand(payment, made, refund);
      else await this.recordPart(payment, refund);
    }
  }

  /** The shop had asked for as much, and the provider had refused. */
  private async recordByHand(
    payment: Payment,
    made: PartialRefund,
    { refundId }: RefundAtProvider,
  ): Promise<void> {
    const now = this.clock.now();
    payment.recordPartialRefund(made, refundId, now);
    await this.refunds.save({ ...made, refundId, refundedAt: now });
  }

  private async recordPart(payment: Payment, { refundId, amount }: RefundAtProvider): Promise<void> {
    const now = this.clock.now();
    const part = { id: newId(), paymentId: payment.state.id, amount };
    if (!payment.recordPartElsewhere(part, refundId, now)) return;
    await this.refunds.add({ ...part, refundId, requestedAt: now, refundedAt: now, refusedAt: null });
  }
}

const isSame = (known: PartialRefund, { refundId, reference }: RefundAtProvider): boolean =>
  known.refundId === refundId || known.id === reference;
