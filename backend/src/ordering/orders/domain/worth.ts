import { Money } from '../../../shared/money';
import { costOf } from '../../../shared/quote';
import type { OrderLine, Pieces } from './order-line';

/**
 * The worth of pieces that come back after others. The first k of a line's n pieces are worth k/n of what was paid for the line, rounded
 * down; the next are worth the difference. So all pieces of a line add up to what was paid for it, however they are split into
 * cancellations and refunds, and in whatever order. It excludes the delivery.
 * @param after pieces of the same order that came back before, for whatever reason
 */
export const worthOfNext = (
  pieces: readonly Pieces[],
  after: readonly Pieces[],
  lines: readonly OrderLine[],
): Money =>
  lines.reduce((worth, line) => {
    const before = quantityIn(after, line);
    const until = before + quantityIn(pieces, line);
    return worth.plus(worthOfFirst(until, line).minus(worthOfFirst(before, line)));
  }, Money.zero);

const worthOfFirst = (count: number, line: OrderLine): Money =>
  Money.ofCents(Math.floor((costOf(line, 'goods').cents * count) / line.quantity));

const quantityIn = (pieces: readonly Pieces[], { variantId }: OrderLine): number =>
  pieces.reduce((sum, one) => (one.variantId === variantId ? sum + one.quantity : sum), 0);
