import type { Clock } from '../../shared/clock';
import { job } from '../../shared/jobs';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { PaymentGateway, PaymentRepository } from './ports';

export const refundPayment = job<{ paymentId: string }>(
  'payments:refund-payment',
  ({ paymentId }) => paymentId,
  { workers: 'provider' },
);

export class RefundPayment {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly gateway: PaymentGateway,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws GatewayFailed, GatewayTimedOut: it is to be repeated, the key makes sure of one refund */
  async execute({ paymentId }: { paymentId: string }): Promise<void> {
    const payment = await this.payments.find(paymentId);
    if (payment?.state.status !== 'refunding' || payment.state.captureId === null) return;
    const { refundId } = await this.gateway.refund(payment.state.captureId, payment.refundKey);
    await this.unitOfWork.run(async () => {
      const refunded = await this.payments.findForChange(paymentId);
      if (!refunded) return;
      refunded.recordRefund(refundId, this.clock.now());
      await this.payments.save(refunded);
    });
  }
}
