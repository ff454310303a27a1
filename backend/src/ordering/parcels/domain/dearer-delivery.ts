import { Money } from '../../../shared/money';
import type { Cancellation } from './cancellation';
import type { Order } from '../../orders/domain/order';
import type { OrderLine, Pieces } from '../../orders/domain/order-line';
import type { PriceStep } from '../../orders/domain/order-delivery';

/**
 * The shopper still owes this for the delivery once these pieces are cancelled, too: its price for goods of the remaining value,
 * minus the price already paid. Pieces that the shop cancelled count as if they were there.
 * @returns at most what the pieces are worth
 */
export function dearerDelivery(
  order: Order,
  cancellations: readonly Cancellation[],
  { pieces, worth }: { pieces: readonly Pieces[]; worth: Money },
): Money {
  const steps = order.state.delivery.priceSteps;
  if (!steps) return Money.zero;
  const own = cancellations.filter(({ state }) => state.by === 'shopper');
  const gone = valueOf([...own.flatMap(({ state }) => state.pieces), ...pieces], order.lines);
  const paid = own.reduce((sum, { state }) => sum.plus(state.delivery), order.quote.delivery);
  const costs = priceAt(order.quote.subtotal.minus(gone), steps);
  const owed = costs.isLessThan(paid) ? Money.zero : costs.minus(paid);
  return owed.isLessThan(worth) ? owed : worth;
}

/** Deliveries are priced by what the goods cost before any discount. */
const valueOf = (pieces: readonly Pieces[], lines: readonly OrderLine[]): Money =>
  pieces.reduce((value, { variantId, quantity }) => {
    const line = lines.find((one) => one.variantId === variantId);
    return line ? value.plus(line.unitPrice.times(quantity)) : value;
  }, Money.zero);

const priceAt = (subtotal: Money, steps: readonly PriceStep[]): Money =>
  Money.ofCents(steps.findLast(({ from }) => from <= subtotal.cents)?.priceCents ?? 0);
