import type { Clock } from '../../shared/clock';
import type { Jobs } from '../../shared/jobs';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { GatewayMessage, GatewayMessages, GatewayNews, PaymentRepository } from './ports';
import { reconcilePayment } from './reconciliation';

/**
 * The provider tells of a payment on its own: late, twice, or in another order than things happened. So a message only
 * has something looked at: its answer is fast, and jobs do the rest.
 */
export class HearFromGateway {
  constructor(
    private readonly messages: GatewayMessages,
    private readonly payments: PaymentRepository,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws ForgedMessage, UnreadableMessage, GatewayFailed, TooManyMessages */
  async execute(message: GatewayMessage): Promise<void> {
    const news = await this.messages.read(message);
    const paymentId = news && (await this.payments.idOf(news.gatewayOrderId));
    if (news && paymentId) await this.unitOfWork.run(() => this.take(news, paymentId));
  }

  private async take({ kind }: GatewayNews, paymentId: string): Promise<void> {
    const payment = await this.payments.findForChange(paymentId);
    if (!payment) return;
    if (payment.isWaitingForOutcome) return this.jobs.schedule(reconcilePayment, { paymentId }, 0);
    if (kind !== 'approved') return;
    payment.noteApproval(this.clock.now());
    await this.payments.save(payment);
  }
}
