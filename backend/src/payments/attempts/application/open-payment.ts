import type { Clock } from '../../../shared/clock';
import type { Jobs } from '../../../shared/jobs';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { AmountsDisagree, NoSuchPayment } from '../../records/domain/payment.errors';
import type { Payment } from '../../records/domain/payment';
import type { OpenedPayment, Purchase } from '../../payments.facade';
import type { PaymentGateway } from '../../gateway/application/ports';
import type { PaymentRepository } from '../../records/application/ports';
import { scheduleReconciliation } from '../../records/application/payment-jobs';

interface OpenPaymentInput {
  /** As it was when its opening began. */
  payment: Payment;
  purchase: Purchase;
}

/** Asks the provider where the buyer can approve. Asking again, also from two tabs at once, gives the same. */
export class OpenPayment {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly gateway: PaymentGateway,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws AmountsDisagree, GatewayFailed, GatewayTimedOut */
  async execute({ payment, purchase }: OpenPaymentInput): Promise<OpenedPayment> {
    const alreadyOpened = openedOf(payment);
    if (alreadyOpened) return alreadyOpened;
    const { id: paymentId, orderId, amount, currency } = payment.state;
    if (!purchase.quote.total.equals(amount)) throw new AmountsDisagree();
    const request = { paymentId, reference: orderId, amount, currency, ...purchase };
    try {
      const opened = await this.gateway.open(request);
      return await this.record(paymentId, opened);
    } catch (error) {
      const opened = await this.openedByAnother(paymentId);
      if (!opened) throw error;
      return opened;
    }
  }

  /** By a concurrent attempt, from a second tab or a double click. */
  private async openedByAnother(paymentId: string): Promise<OpenedPayment | undefined> {
    const payment = await this.payments.find(paymentId);
    return payment && openedOf(payment);
  }

  private record(paymentId: string, opened: OpenedPayment): Promise<OpenedPayment> {
    return this.unitOfWork.run(async () => {
      const payment = await this.payments.findForChange(paymentId);
      if (!payment) throw new NoSuchPayment();
      const now = this.clock.now();
      payment.awaitApproval(opened.gatewayOrderId, opened.approvalUrl, now);
      await this.payments.save(payment);
      // The buyer may agree and never come back.
      await scheduleReconciliation(this.jobs, payment, now);
      return openedOf(payment) ?? opened;
    });
  }
}

function openedOf(payment: Payment): OpenedPayment | undefined {
  const { gatewayOrderId, approvalUrl } = payment.state;
  return gatewayOrderId !== null && approvalUrl !== null ? { gatewayOrderId, approvalUrl } : undefined;
}
