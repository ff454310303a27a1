import { Money } from '../../../shared/money';
import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { Order } from '../../orders/domain/order';
import type { OrderRepository } from '../../orders/application/ports';
import type { CancellationRepository } from '../../parcels/application/ports';
import { OrderRefunds, smaller } from '../domain/order-refunds';
import type { Refund } from '../domain/refund';
import type { RefundRepository } from './ports';

interface RefundOfOrder {
  orderId: string;
  /** The refund's, or that of the payment whose rest goes back. */
  refundId: string;
  /** The provider's amount; undefined: as it was asked for. */
  cents?: number;
}

type Change = (refund: Refund, now: Date, order: Order) => void | Promise<void>;

/** The provider has told how far the money of an order is. */
export class RecordRefundState {
  constructor(
    private readonly orders: OrderRepository,
    private readonly cancellations: CancellationRepository,
    private readonly refunds: RefundRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  given(refund: RefundOfOrder): Promise<void> {
    return this.change(refund, async (one, now, order) => {
      const { total } = order.state;
      const refundedBefore = smaller(await this.refundedInParts(order.id), total);
      if (one.state.isRest) one.reduceTo(total.minus(refundedBefore));
      if (await this.isOvertaken(order, one)) one.becomeOther();
      one.recordGiven({ total, refundedBefore }, now);
      await this.endTask(order, one, now);
    });
  }

  pending(refund: RefundOfOrder): Promise<void> {
    return this.change(refund, (one, now) => one.recordPending(now));
  }

  /** The order is held with it: otherwise another refund that is given between would end the task. */
  refused(refund: RefundOfOrder & { word: string }): Promise<void> {
    return this.change(refund, async (one, now, order) => {
      one.recordRefused(refund.word, now);
      if (one.counts) return;
      order.hold('refund-refused', now);
      await this.orders.save(order);
    });
  }

  /** All of the money is back. */
  async allGiven({ orderId }: { orderId: string }): Promise<void> {
    const order = await this.orders.find(orderId);
    if (order) await this.given({ orderId, refundId: order.paymentId });
  }

  private change({ orderId, refundId, cents }: RefundOfOrder, change: Change): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.findForChange(orderId);
      const refunds = await this.refunds.ofOrder(orderId);
      const isRest = refundId === order?.paymentId;
      const refund = refunds.findLast(({ id, state }) => id === refundId || (isRest && state.isRest));
      if (!order || !refund) return;
      if (cents !== undefined) refund.reduceTo(Money.ofCents(cents));
      await change(refund, this.clock.now(), order);
      await this.refunds.save(refund);
    });
  }

  /** An order is not held any more for a refused refund that was given after all. */
  private async endTask(order: Order, given: Refund, now: Date): Promise<void> {
    if (!order.isHeldFor('refund-refused')) return;
    const others = (await this.refunds.ofOrder(order.id)).filter(({ id }) => id !== given.id);
    if (others.some(({ counts }) => !counts)) return;
    order.release(now);
    await this.orders.save(order);
  }

  private async isOvertaken(order: Order, refund: Refund): Promise<boolean> {
    if (refund.counts) return false;
    const cancellations = await this.cancellations.ofOrder(order.id);
    return new OrderRefunds(order, cancellations, await this.refunds.ofOrder(order.id)).isOvertaken(refund);
  }

  private async refundedInParts(orderId: string): Promise<Money> {
    const all = await this.cancellations.ofOrder(orderId);
    const refunded = all.filter(({ state }) => state.refundedAt !== null);
    return refunded.reduce((sum, { state }) => sum.plus(state.refund), Money.zero);
  }
}
