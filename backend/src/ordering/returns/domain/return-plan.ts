import { Money } from '../../../shared/money';
import type { OrderLine, Pieces } from '../../orders/domain/order-line';
import type { OrderParcels } from '../../parcels/domain/order-parcels';
import { countIn, smaller } from '../../refunds/domain/order-refunds';
import { planRefund, type RefundPlan, type WantedRefund } from '../../refunds/domain/refund-plan';
import type { ReturnTerms } from './return-state';

interface MoneyTerms extends Pick<ReturnTerms, 'fee' | 'cheapestDelivery'> {
  /** The other pieces of the return are exchanged for something that is so much cheaper. */
  difference?: Money;
  /** For these pieces, so much went back with earlier exchanges. */
  gaveBack?: Money;
}

/** The money that would go back for a return. */
export interface ReturnMoney {
  amount: Money;
  /** Its pieces are worth this. */
  pieces: Money;
  delivery: Money;
  /** The shop keeps this of it. */
  fee: Money;
  /** Pieces are exchanged for something that is so much cheaper. */
  difference: Money;
}

/**
 * The money that goes back for pieces that come back: what was paid for them, without the fee; with the last pieces of the order also the
 * delivery, at the price of the cheapest. Pieces whose money went back before are worth nothing more.
 * @returns undefined where no money can go back: none came, or all of it went back
 */
export function wantedFor(
  parcels: OrderParcels,
  pieces: readonly Pieces[],
  { fee, cheapestDelivery, difference = Money.zero, gaveBack = Money.zero }: MoneyTerms,
): WantedRefund | undefined {
  if (!parcels.order.canBeSent) return undefined;
  parcels.recordSentWithoutParcels();
  const payable = pieces.map((piece) => payableOf(parcels, piece)).filter(({ quantity }) => quantity > 0);
  const { deliveryLeft } = parcels.refunds;
  const isLast = payable.length > 0 && isAll(parcels, payable);
  const delivery = isLast ? deliveryDue(parcels, cheapestDelivery) : Money.zero;
  const wanted = {
    ...{ pieces: payable, isWithDelivery: !delivery.isZero, other: Money.zero, kept: fee.plus(gaveBack) },
    deliveryAtMost: smaller(delivery, deliveryLeft),
  };
  const other = smaller(difference, parcels.refunds.left.minus(planRefund(parcels, wanted).amount));
  return payable.length === 0 && other.isZero ? undefined : { ...wanted, other };
}

export function moneyFor(
  parcels: OrderParcels,
  pieces: readonly Pieces[],
  terms: MoneyTerms,
): ReturnMoney & { plan: RefundPlan | undefined } {
  const wanted = wantedFor(parcels, pieces, terms);
  const plan = wanted && planRefund(parcels, wanted);
  const nothing = { pieces: Money.zero, delivery: Money.zero, fee: Money.zero, difference: Money.zero };
  if (!plan) return { plan, amount: Money.zero, ...nothing };
  const { parts, amount } = plan;
  const { delivery, other: difference } = parts;
  const worth = parts.pieces.minus(smaller(terms.gaveBack ?? Money.zero, parts.pieces));
  const fee = smaller(terms.fee, worth.plus(delivery));
  return { plan, amount, pieces: worth, delivery, difference, fee };
}

/** Those that the shopper had and whose money has not gone back. */
function payableOf({ refunds, away }: OrderParcels, { variantId, quantity }: Pieces): Pieces {
  const had = countIn(away, variantId) - refunds.takenOfAway(variantId);
  return { variantId, quantity: Math.max(0, Math.min(quantity, had, refunds.payable(variantId))) };
}

/** Whether nothing that was paid for stays with the shopper, or is still to be sent. */
const isAll = ({ order, refunds }: OrderParcels, pieces: readonly Pieces[]): boolean =>
  order.lines.every(({ variantId }: OrderLine) => refunds.payable(variantId) === countIn(pieces, variantId));

function deliveryDue({ refunds }: OrderParcels, cheapest: Money | null): Money {
  if (cheapest === null) return refunds.deliveryLeft;
  const given = refunds.deliveryPaid.minus(refunds.deliveryLeft);
  return cheapest.minus(smaller(given, cheapest));
}
