import { Money } from '../../../shared/money';
import { costOf } from '../../../shared/quote';
import type { Order } from '../../orders/domain/order';
import type { Pieces } from '../../orders/domain/order-line';
import { worthOfNext } from '../../orders/domain/worth';
import type { Cancellation } from '../../parcels/domain/cancellation';
import type { Refund } from './refund';
import { NoSuchRefund, RefundOvertaken } from './refund.errors';

/** Knows what went back of an order or is going back, and so what may still go. */
export class OrderRefunds {
  private readonly own: Refund[];

  /** @param cancellations money that has no refund of its own went back with them, by an earlier release or by the provider alone */
  constructor(
    private readonly order: Order,
    private readonly cancellations: readonly Cancellation[],
    refunds: readonly Refund[],
  ) {
    this.own = [...refunds];
  }

  get all(): readonly Refund[] {
    return this.own;
  }

  add(refund: Refund): void {
    this.own.push(refund);
  }

  find(id: string): Refund | undefined {
    return this.own.find((one) => one.id === id);
  }

  /**
   * Wants a refund that the provider refused again.
   * @returns undefined when it was not refused, so that nobody is to be asked
   * @throws NoSuchRefund, RefundOvertaken
   */
  askAgain(id: string, now: Date): Refund | undefined {
    const refund = this.find(id);
    if (!refund) throw new NoSuchRefund();
    if (refund.counts) return undefined;
    if (!this.hasRoomFor(refund)) throw new RefundOvertaken();
    refund.askAgain(now);
    return refund;
  }

  /** The part of what was paid that neither went back nor is going. */
  get left(): Money {
    const amounts = [
      ...this.counting.map(({ amount }) => amount),
      ...this.others.map(({ state }) => state.refund),
    ];
    return amounts.reduce(lessOf, this.order.state.total);
  }

  /** The part of the delivery's price that neither went back nor is going. */
  get deliveryLeft(): Money {
    return this.counting.map(({ state }) => state.parts.delivery).reduce(lessOf, this.deliveryPaid);
  }

  /** The delivery's price, with what was kept for it of cancelled pieces. */
  get deliveryPaid(): Money {
    const shares = this.order.lines.map((line) => costOf(line, 'delivery'));
    const kept = this.cancellations.map(({ state }) => state.delivery);
    return [...shares, ...kept].reduce((sum, delivery) => sum.plus(delivery), Money.zero);
  }

  /** Their worth went back or is going. */
  get cameBack(): Pieces[] {
    return [...this.counting, ...this.others].flatMap(({ state }) => state.pieces);
  }

  /** Leaves out pieces whose worth has come back before. */
  payableOf(pieces: readonly Pieces[]): Pieces[] {
    return pieces
      .map(({ variantId, quantity }) => ({
        variantId,
        quantity: Math.min(quantity, this.payable(variantId)),
      }))
      .filter(({ quantity }) => quantity > 0);
  }

  /** Counts the pieces of a variant whose worth has not come back. */
  payable(variantId: string): number {
    const ordered = this.order.lines.find((line) => line.variantId === variantId)?.quantity ?? 0;
    return Math.max(0, ordered - countIn(this.cameBack, variantId));
  }

  /**
   * Counts the pieces of a variant that went back although they were not cancelled: they had left before.
   * @param without the ids of refunds that do not count
   */
  takenOfAway(variantId: string, without: readonly string[] = []): number {
    const others = this.counting.filter(({ id }) => !without.includes(id));
    return others.reduce((sum, { id, state }) => {
      const cancelled = this.cancellations.find((one) => one.id === id)?.quantityOf(variantId) ?? 0;
      return sum + Math.max(0, countIn(state.pieces, variantId) - cancelled);
    }, 0);
  }

  /** Counts the pieces of a variant that came back and are on sale again. */
  restocked(variantId: string): number {
    return countIn(
      this.own.flatMap(({ state }) => state.restocked),
      variantId,
    );
  }

  worthOf(pieces: readonly Pieces[]): Money {
    return worthOfNext(this.payableOf(pieces), this.cameBack, this.order.lines);
  }

  /** While it was refused, the worth of its pieces or its delivery went back by another refund. */
  isOvertaken({ counts, state: { pieces, parts } }: Refund): boolean {
    const arePayable = pieces.every(({ variantId, quantity }) => quantity <= this.payable(variantId));
    return !counts && !(arePayable && !this.deliveryLeft.isLessThan(parts.delivery));
  }

  private hasRoomFor(refund: Refund): boolean {
    return !this.isOvertaken(refund) && !this.left.isLessThan(refund.amount);
  }

  private get counting(): Refund[] {
    return this.own.filter(({ counts }) => counts);
  }

  private get others(): Cancellation[] {
    return this.cancellations.filter(({ id }) => !this.find(id));
  }
}

const lessOf = (sum: Money, amount: Money): Money => sum.minus(smaller(amount, sum));

export const smaller = (one: Money, other: Money): Money => (one.isLessThan(other) ? one : other);

export const countIn = (pieces: readonly Pieces[], variantId: string): number =>
  pieces.reduce((sum, one) => (one.variantId === variantId ? sum + one.quantity : sum), 0);
