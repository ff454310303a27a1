import { Money } from '../../../shared/money';
import type { OrderLine, Pieces } from '../../orders/domain/order-line';
import { countIn, smaller } from './order-refunds';
import { type RefundParts, sumOfParts } from './refund';
import { MoreThanIsLeft, PiecesNotRefundable } from './refund.errors';
import type { RefundableOrder } from './refundable-order';

/** An admin wants this to go back. */
export interface WantedRefund {
  pieces: readonly Pieces[];
  /** All that is left of the delivery's price. */
  isWithDelivery: boolean;
  other: Money;
  /** At most this of the delivery's price; undefined: all that is left of it. */
  deliveryAtMost?: Money;
  /** The shop keeps this of what pieces and delivery are worth. */
  kept?: Money;
}

/** A refund as it would be, with what would become of its pieces. */
export interface RefundPlan {
  pieces: readonly Pieces[];
  /** These of its pieces are in no parcel: they are not sent any more. */
  cancelled: readonly Pieces[];
  /** These of its pieces had left and are not on sale again. */
  restockable: readonly Pieces[];
  parts: RefundParts;
  amount: Money;
  /** Nothing of the payment is left after it. */
  isRest: boolean;
  /** Nothing is sent any more: it has no other pieces, or no money that pays for them. */
  endsOrder: boolean;
}

/** The pieces of a line that can be refunded now. */
export interface RefundableLine {
  variantId: string;
  refundable: number;
  restockable: number;
}

/**
 * Plans a refund: pieces that had left come first, then those that are in no parcel. With the last pieces of an order of which nothing was
 * sent, all that is left of its money goes back. What admins gave back freely before is deducted from what pieces and delivery are worth.
 * @throws OrderNotPaid, OrderWasRefunded, PiecesNotRefundable, MoreThanIsLeft
 */
export function planRefund(parcels: RefundableOrder, wanted: WantedRefund): RefundPlan {
  parcels.order.assertPaid();
  parcels.recordSentWithoutParcels();
  const splits = wanted.pieces.map((piece) => splitOf(parcels, piece));
  const cancelled = splits.map((one) => one.cancelled).filter(isSome);
  const chosen = {
    pieces: wanted.pieces.filter(isSome),
    cancelled,
    restockable: splits.map((one) => one.restockable).filter(isSome),
  };
  if (parcels.isAllThatIsLeft(cancelled)) return { ...chosen, ...planOfRest(parcels), endsOrder: true };
  const parts = partsOf(parcels, wanted);
  const amount = sumOfParts(parts);
  const isRest = !amount.isZero && amount.equals(parcels.refunds.left);
  return { ...chosen, parts, amount, isRest, endsOrder: isRest && parcels.hasMoreToSendThan(cancelled) };
}

/** All that is left of the payment goes back. */
export function planOfRest({ order, refunds }: RefundableOrder) {
  const pieces = refunds.payableOf(order.lines);
  const amount = refunds.left;
  const worth = { pieces: refunds.worthOf(pieces), delivery: refunds.deliveryLeft };
  const sum = worth.pieces.plus(worth.delivery);
  const parts: RefundParts = {
    ...worth,
    other: amount.minus(smaller(amount, sum)),
    deducted: sum.minus(smaller(amount, sum)),
  };
  return { pieces, parts, amount, isRest: !amount.isZero };
}

export const refundableIn = (parcels: RefundableOrder): RefundableLine[] =>
  parcels.order.lines.map((line) => ({
    variantId: line.variantId,
    refundable: refundableOf(parcels, line),
    restockable: Math.max(0, awayOf(parcels, line) - parcels.takenBack(line.variantId)),
  }));

function partsOf({ refunds }: RefundableOrder, wanted: WantedRefund): RefundParts {
  const { pieces, isWithDelivery, other, deliveryAtMost = refunds.deliveryLeft, kept = Money.zero } = wanted;
  const worth = {
    pieces: refunds.worthOf(pieces),
    delivery: isWithDelivery ? smaller(deliveryAtMost, refunds.deliveryLeft) : Money.zero,
  };
  const sum = worth.pieces.plus(worth.delivery);
  const due = smaller(sum.minus(smaller(kept, sum)), refunds.left);
  if (refunds.left.isLessThan(due.plus(other))) throw new MoreThanIsLeft();
  return { ...worth, other, deducted: sum.minus(due) };
}

function splitOf(parcels: RefundableOrder, { variantId, quantity }: Pieces) {
  const line = parcels.order.lines.find((one) => one.variantId === variantId);
  const left = line ? refundableOf(parcels, line) : 0;
  if (quantity > left) throw new PiecesNotRefundable(line, left);
  const ofAway = Math.min(quantity, awayNotRefunded(parcels, variantId));
  const restockable = countIn(parcels.away, variantId) - parcels.takenBack(variantId);
  return {
    cancelled: { variantId, quantity: quantity - ofAway },
    restockable: { variantId, quantity: Math.max(0, Math.min(ofAway, restockable)) },
  };
}

function refundableOf(parcels: RefundableOrder, { variantId }: OrderLine): number {
  const there = awayNotRefunded(parcels, variantId) + countIn(parcels.left, variantId);
  return Math.min(parcels.refunds.payable(variantId), there);
}

const awayNotRefunded = (parcels: RefundableOrder, variantId: string): number =>
  Math.max(0, countIn(parcels.away, variantId) - parcels.refunds.takenOfAway(variantId));

const awayOf = (parcels: RefundableOrder, { variantId }: OrderLine): number =>
  countIn(parcels.away, variantId);

const isSome = ({ quantity }: Pieces): boolean => quantity > 0;
