import type { PaymentRepository } from '../../records/application/ports';
import { PaymentRefunds } from '../domain/payment-refunds';
import type { Refund } from '../domain/refund';
import type { RefundRepository } from './ports';

/** Payments with their refunds, which change together: the payment is locked first. */
export class RefundsOfPayments {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
  ) {}

  /** Without a lock, and perhaps out of date. */
  find(refundId: string): Promise<Refund | undefined> {
    return this.refunds.find(refundId);
  }

  async ofPayment(paymentId: string): Promise<PaymentRefunds | undefined> {
    const payment = await this.payments.find(paymentId);
    return payment && new PaymentRefunds(payment, await this.refunds.ofPayment(paymentId));
  }

  async lock(paymentId: string): Promise<PaymentRefunds | undefined> {
    const payment = await this.payments.findForChange(paymentId);
    return payment && new PaymentRefunds(payment, await this.refunds.ofPayment(paymentId));
  }

  async save(refunds: PaymentRefunds): Promise<void> {
    for (const refund of refunds.pullChanged()) await this.refunds.save(refund);
    await this.payments.save(refunds.payment);
  }
}
