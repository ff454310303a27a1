import type { Stock } from '../../../inventory/stock';
import { Money } from '../../../shared/money';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { OrderRepository } from '../../orders/application/ports';
import { NoSuchOrder } from '../../orders/domain/order.errors';
import type { Pieces } from '../../orders/domain/order-line';
import type { ChangeParcels } from '../../parcels/application/change-parcels';
import type { CancellationRepository } from '../../parcels/application/ports';
import { Cancellation } from '../../parcels/domain/cancellation';
import type { OrderParcels } from '../../parcels/domain/order-parcels';
import { type ChosenReason, Refund } from '../domain/refund';
import {
  NothingToRefund,
  PiecesNotRestockable,
  RefundHasChanged,
  RefundIdTaken,
} from '../domain/refund.errors';
import {
  planRefund,
  type RefundableLine,
  refundableIn,
  type RefundPlan,
  type WantedRefund,
} from '../domain/refund-plan';
import type { GiveBack } from './give-back';
import type { RefundRepository } from './ports';

interface RefundOrderInput extends WantedRefund {
  /** Repeats with the same id change nothing. */
  refundId: string;
  orderId: string;
  reason: ChosenReason;
  /** Whether its pieces that had left are here, and on sale again. */
  isRestocked: boolean;
  /** The admin saw this amount, and that this was left before it. */
  seen: { amount: Money; left: Money };
}

export interface RefundPreview {
  plan: RefundPlan;
  /** Before this refund, so much of the payment can go back. */
  left: Money;
  deliveryLeft: Money;
  lines: RefundableLine[];
}

interface PlannedRefund {
  parcels: OrderParcels;
  plan: RefundPlan;
  refund: Refund;
  cancellation: Cancellation | undefined;
}

/** An admin gives money of an order back, for pieces, for the delivery, or freely. */
export class RefundOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly refunds: RefundRepository,
    private readonly cancellations: CancellationRepository,
    private readonly changeParcels: ChangeParcels,
    private readonly giveBack: GiveBack,
    private readonly stock: Stock,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Computes what would go back now. Changes nothing.
   * @throws NoSuchOrder, OrderNotPaid, OrderWasRefunded, PiecesNotRefundable, MoreThanIsLeft
   */
  async preview(orderId: string, wanted: WantedRefund): Promise<RefundPreview> {
    const order = await this.orders.find(orderId);
    if (!order) throw new NoSuchOrder();
    const parcels = await this.changeParcels.load(order);
    const plan = planRefund(parcels, wanted);
    const { left, deliveryLeft } = parcels.refunds;
    return { plan, left, deliveryLeft, lines: refundableIn(parcels) };
  }

  /**
   * The second of two admins who saw the same is refused.
   * @throws NoSuchOrder, OrderNotPaid, OrderWasRefunded, PiecesNotRefundable, MoreThanIsLeft, NothingToRefund, RefundHasChanged, RefundIdTaken
   */
  execute(input: RefundOrderInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.orders.findForChange(input.orderId);
      if (await this.isKnown(input)) return;
      const planned = await this.changeParcels.ofOrder(input.orderId, 'refund requested', (parcels, now) =>
        plannedRefund(parcels, input, now),
      );
      await this.carryOut(planned);
    });
  }

  private async carryOut({ parcels, plan, refund, cancellation }: PlannedRefund): Promise<void> {
    const { order } = parcels;
    if (cancellation) await this.cancellations.add(cancellation);
    await this.giveBack.execute(order, refund);
    if (plan.endsOrder) await this.stock.release(order.id, parcels.away);
    else if (plan.cancelled.length > 0) await this.stock.takeBack(order.id, [...plan.cancelled]);
    await this.restock(order.id, refund.state.restocked);
  }

  /** @throws PiecesNotRestockable */
  private async restock(orderId: string, pieces: readonly Pieces[]): Promise<void> {
    if (pieces.length === 0) return;
    const { restocked } = await this.stock.restock(orderId, [...pieces]);
    if (!restocked) throw new PiecesNotRestockable();
  }

  /** @throws RefundIdTaken */
  private async isKnown({ refundId, ...given }: RefundOrderInput): Promise<boolean> {
    const known = await this.refunds.find(refundId);
    const isTaken = known ? !known.isOf(given) : (await this.cancellations.find(refundId)) !== undefined;
    if (isTaken) throw new RefundIdTaken();
    return known !== undefined;
  }
}

function plannedRefund(parcels: OrderParcels, input: RefundOrderInput, now: Date): PlannedRefund {
  const plan = planRefund(parcels, input);
  assertSeen(input.seen, { amount: plan.amount, left: parcels.refunds.left });
  if (plan.amount.isZero) throw new NothingToRefund();
  const { refundId: id, orderId, reason, isRestocked } = input;
  const refund = Refund.intend({
    ...{ id, orderId, reason, intendedAt: now },
    ...{ pieces: plan.pieces, parts: plan.parts, isRest: plan.isRest },
    restocked: isRestocked ? plan.restockable : [],
  });
  const cancellation = plan.endsOrder ? undefined : cancellationOf(refund, plan, now);
  if (plan.endsOrder) parcels.end('rejected-by-admin', now);
  parcels.recordRefundOf(refund, cancellation, now);
  return { parcels, plan, refund, cancellation };
}

/** Every part of a payment that goes back is one of its order's cancellations, if only of no pieces. */
function cancellationOf(refund: Refund, { cancelled }: RefundPlan, now: Date): Cancellation | undefined {
  const { id, partOfPayment, state } = refund;
  if (cancelled.length === 0 && state.isRest) return undefined;
  return Cancellation.of({
    ...{ id, orderId: state.orderId, pieces: cancelled, by: 'shop', cancelledAt: now },
    ...{ refund: partOfPayment, delivery: Money.zero },
  });
}

/** @throws RefundHasChanged */
function assertSeen(seen: RefundOrderInput['seen'], now: RefundOrderInput['seen']): void {
  if (!seen.amount.equals(now.amount) || !seen.left.equals(now.left)) throw new RefundHasChanged();
}
