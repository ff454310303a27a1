import type { Clock } from '../../../shared/time/clock';
import { job } from '../../../shared/jobs';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { keyOf, type PartialRefund } from '../domain/partial-refund';
import type { PaymentState } from '../../records/domain/payment-state';
import { orRefusal, RefundRefused } from '../../gateway/domain/gateway.errors';
import type { CompareRefunds } from './compare-refunds';
import type { PartialRefundRepository } from './ports';
import type { PaymentGateway } from '../../gateway/application/ports';
import type { PaymentRepository } from '../../records/application/ports';

export const refundPart = job<{ refundId: string }>('payments:refund-part', ({ refundId }) => refundId, {
  workers: 'provider',
});

export class RefundPart {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly refunds: PartialRefundRepository,
    private readonly gateway: PaymentGateway,
    private readonly compareRefunds: CompareRefunds,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws GatewayFailed, GatewayTimedOut: it is to be repeated, and refunds once */
  async execute({ refundId }: { refundId: string }): Promise<void> {
    const refund = await this.refunds.find(refundId);
    if (!refund || refund.refundId !== null) return;
    const payment = await this.payments.find(refund.paymentId);
    const given = payment && (await orRefusal(this.giveBack(payment.state, refund)));
    if (given instanceof RefundRefused) await this.learnWhy(refund, given);
    else if (given) await this.unitOfWork.run(() => this.record(refund, given.refundId));
  }

  /** Looks first: the provider forgets keys, and never a refund. A refund of the whole includes a part that it overtook. */
  private async giveBack(
    { gatewayOrderId, captureId, refundId }: PaymentState,
    refund: PartialRefund,
  ): Promise<{ refundId: string } | undefined> {
    if (gatewayOrderId === null || captureId === null) return undefined;
    const { refunds } = await this.gateway.findRefunds(gatewayOrderId);
    const known = refunds.find(({ reference }) => reference === refund.id);
    if (known) return known;
    if (refundId !== null) return { refundId };
    return this.gateway.refundPart({ captureId, amount: refund.amount, reference: refund.id }, keyOf(refund));
  }

  /** Most often the money is back already, by hand. */
  private async learnWhy({ id, paymentId }: PartialRefund, { word }: RefundRefused): Promise<void> {
    await this.compareRefunds.execute({ paymentId });
    await this.unitOfWork.run(async () => {
      const payment = await this.payments.findForChange(paymentId);
      const refund = await this.refunds.find(id);
      if (!payment || !refund || refund.refundId !== null) return;
      const { refundId } = payment.state;
      if (refundId !== null) return this.record(refund, refundId);
      const now = this.clock.now();
      payment.recordRefusal(refund.amount, word, now);
      await this.payments.save(payment);
      await this.refunds.save({ ...refund, refusedAt: now });
    });
  }

  private async record({ id, paymentId }: PartialRefund, refundId: string): Promise<void> {
    const payment = await this.payments.findForChange(paymentId);
    const refund = await this.refunds.find(id);
    if (!payment || !refund || refund.refundId !== null) return;
    const now = this.clock.now();
    payment.recordPartialRefund(refund, refundId, now);
    await this.payments.save(payment);
    await this.refunds.save({ ...refund, refundId, refundedAt: now });
  }
}
