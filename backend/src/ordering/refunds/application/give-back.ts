import type { PaymentsFacade } from '../../../payments/payments.facade';
import { newId } from '../../../shared/ids';
import type { Jobs } from '../../../shared/jobs';
import type { Clock } from '../../../shared/time/clock';
import { refundReplacedPieces } from '../../exchanges/application/replaced-pieces';
import type { Order } from '../../orders/domain/order';
import { Refund, type RefundReason } from '../domain/refund';
import { planOfRest } from '../domain/refund-plan';
import type { RefundableOrder } from '../domain/refundable-order';
import type { RefundAllowance, RefundRepository } from './ports';

/** The one way on which money of an order goes back: what it is for is kept, and the payment is asked for it. */
export class GiveBack {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly payments: PaymentsFacade,
    private readonly allowance: RefundAllowance,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** In the transaction that changed the order. @throws RefundBeyondRole when the limit of a member of the staff is lower */
  async execute(order: Order, refund: Refund): Promise<void> {
    const { paymentId } = order;
    const { id: refundId, amount, state } = refund;
    // The money of what an exchange replaced goes back on the order that was paid, by a job.
    if (order.isReplacement) await this.allowance.assertAllowed('any');
    else if (!amount.isZero) await this.allowance.assertAllowed(amount);
    await this.refunds.add(refund);
    if (order.isReplacement) {
      const replaced = { orderId: order.id, refundId, paidRefundId: newId() };
      await this.jobs.schedule(refundReplacedPieces, replaced, 0);
    }
    const isRest = order.costsNothing ? order.isRejected : state.isRest;
    if (amount.isZero && !isRest) return;
    await this.payments.refund({
      ...{ refundId, paymentId, reason: state.reason },
      amount: isRest ? 'rest' : amount,
    });
  }

  /** All that is left goes back, if only nothing, because the order ended after it was paid. In the transaction that ended it. */
  async giveRest(parcels: RefundableOrder, reason: RefundReason): Promise<void> {
    const { order, refunds } = parcels;
    if (refunds.left.isZero && !order.costsNothing) return;
    const refund = Refund.intend({
      ...{ id: newId(), orderId: order.id, reason, restocked: [] },
      ...{ ...planOfRest(parcels), intendedAt: this.clock.now() },
    });
    refunds.add(refund);
    await this.execute(order, refund);
  }
}
