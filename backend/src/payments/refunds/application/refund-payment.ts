import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { orRefusal, RefundRefused } from '../../gateway/domain/gateway.errors';
import type { CompareRefunds } from './compare-refunds';
import type { PaymentGateway } from '../../gateway/application/ports';
import type { PaymentRepository } from '../../records/application/ports';

export class RefundPayment {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly gateway: PaymentGateway,
    private readonly compareRefunds: CompareRefunds,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws GatewayFailed, GatewayTimedOut: it is to be repeated, the key makes sure of one refund */
  async execute({ paymentId }: { paymentId: string }): Promise<void> {
    const payment = await this.payments.find(paymentId);
    if (payment?.state.status !== 'refunding' || payment.state.captureId === null) return;
    const given = await orRefusal(this.gateway.refund(payment.state.captureId, payment.refundKey));
    if (given instanceof RefundRefused) await this.compareRefunds.execute({ paymentId });
    await this.unitOfWork.run(() => this.record(paymentId, given));
  }

  private async record(paymentId: string, given: { refundId: string } | RefundRefused): Promise<void> {
    const payment = await this.payments.findForChange(paymentId);
    if (!payment?.isGoingBack) return;
    const now = this.clock.now();
    if (given instanceof RefundRefused) payment.recordRefusal(null, given.word, now);
    else payment.recordRefund(given.refundId, now);
    await this.payments.save(payment);
  }
}
