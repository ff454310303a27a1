import { Money } from '../../../shared/money';
import type { Pieces } from '../../orders/domain/order-line';
import type { Canceller } from '../../parcels/domain/cancellation';
import { dearerDelivery } from '../../parcels/domain/dearer-delivery';
import { smaller } from './order-refunds';
import { Refund, type RefundReason } from './refund';
import { planOfRest } from './refund-plan';
import type { RefundableOrder } from './refundable-order';

export interface CancellationTerms {
  by: Canceller;
  /** The shop keeps the higher price of delivering the rest. */
  isRecalculated?: boolean;
  /** Undefined means that they are not wanted any more. */
  reason?: Extract<RefundReason, 'cancelled' | 'lost'>;
}

interface CancelledPieces {
  id: string;
  pieces: readonly Pieces[];
  terms: CancellationTerms;
}

/**
 * Pieces that are not sent any more go back at what they are worth, without those that went back before.
 * @returns also what is kept of it for the delivery of the others
 */
export function refundOfCancelled(
  parcels: RefundableOrder,
  { id, pieces, terms }: CancelledPieces,
  now: Date,
): { refund: Refund; delivery: Money } {
  const given = {
    ...{ id, orderId: parcels.order.id, reason: terms.reason ?? ('cancelled' as const) },
    ...{ restocked: [], intendedAt: now },
  };
  if (parcels.isAllThatIsLeft(pieces))
    return { refund: Refund.intend({ ...given, ...planOfRest(parcels) }), delivery: Money.zero };
  const { order, refunds, cancellations } = parcels;
  const worth = refunds.worthOf(pieces);
  const delivery = terms.isRecalculated
    ? dearerDelivery(order, cancellations, { pieces, worth })
    : Money.zero;
  const amount = smaller(worth.minus(delivery), refunds.left);
  const refund = Refund.intend({
    ...given,
    pieces: refunds.payableOf(pieces),
    parts: { pieces: worth, delivery: Money.zero, other: Money.zero, deducted: worth.minus(amount) },
    isRest: !amount.isZero && amount.equals(refunds.left),
  });
  return { refund, delivery };
}
