import type { CurrentActor } from '../../../shared/actor';
import type { Clock } from '../../../shared/time/clock';
import type { Jobs } from '../../../shared/jobs';
import { Money } from '../../../shared/money';
import type { RefundToGive } from '../../payments.facade';
import { NoSuchPayment, RefundIdTaken } from '../../records/domain/payment.errors';
import type { PaymentRefunds } from '../domain/payment-refunds';
import { askRefund } from './refund-jobs';
import type { RefundsOfPayments } from './refunds-of-payments';

/**
 * The intent to give money back, recorded in the caller's transaction; the job that carries it out is repeated until the outcome is
 * known.
 */
export class RefundRequests {
  constructor(
    private readonly refunds: RefundsOfPayments,
    private readonly jobs: Jobs,
    private readonly actor: CurrentActor,
    private readonly clock: Clock,
  ) {}

  /** Repeats with the same id change nothing. @throws NoSuchPayment, RefundTooLarge, RefundIdTaken */
  async refund(wanted: RefundToGive): Promise<void> {
    const { refundId, paymentId } = wanted;
    const refunds = await this.lock(paymentId);
    if (refunds.payment.isNothingOwed) return this.endNothingOwed(refunds);
    const known = await this.refunds.find(refundId);
    if (known && known.state.paymentId !== paymentId) throw new RefundIdTaken();
    if (known || !refunds.begin(wanted, this.actor.get(), this.clock.now())) return;
    await this.refunds.save(refunds);
    await this.jobs.schedule(askRefund, { refundId }, 0);
  }

  /** Has the provider asked for a refused one under another key. @throws NoSuchPayment, NoSuchRefund, RefundNotRefused, RefundTooLarge */
  async askAgain(paymentId: string, refundId: string): Promise<void> {
    const refunds = await this.lock(paymentId);
    refunds.askAgain(refundId, this.clock.now());
    await this.refunds.save(refunds);
    await this.jobs.schedule(askRefund, { refundId }, 0);
  }

  async refundable(paymentId: string): Promise<Money> {
    return (await this.refunds.ofPayment(paymentId))?.left ?? Money.zero;
  }

  /** There is no money to wait for. */
  private endNothingOwed(refunds: PaymentRefunds): Promise<void> {
    refunds.payment.endRefunded(null, this.clock.now());
    return this.refunds.save(refunds);
  }

  private async lock(paymentId: string): Promise<PaymentRefunds> {
    const refunds = await this.refunds.lock(paymentId);
    if (!refunds) throw new NoSuchPayment();
    return refunds;
  }
}
