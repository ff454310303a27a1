import { AggregateRoot } from '../../../shared/events/aggregate-root';
import type { Money } from '../../../shared/money';
import { PiecesRefunded } from '../../ordering.events';
import type { Pieces } from '../../orders/domain/order-line';

/** Who no longer wants pieces delivered. */
export type Canceller = 'shopper' | 'shop';

export interface CancellationState {
  /** Given by its client, so that a repeated request is the same cancellation. */
  id: string;
  orderId: string;
  /** None: the provider gave money back without the shop. */
  pieces: readonly Pieces[];
  /** Zero when all that is left of the order's money goes back with it, at once. */
  refund: Money;
  /** The part of the pieces' price that is kept for the delivery of the others. */
  delivery: Money;
  by: Canceller;
  cancelledAt: Date;
  refundedAt: Date | null;
}

/** Pieces of a paid order that are not sent any more. */
export class Cancellation extends AggregateRoot {
  private constructor(private readonly own: CancellationState) {
    super();
  }

  static of({
    endsOrder = false,
    ...given
  }: Omit<CancellationState, 'refundedAt'> & { endsOrder?: boolean }): Cancellation {
    // Nothing has to go back on its own where all is kept for the delivery, or goes back with the rest of the payment.
    const isSettled = given.refund.isZero && !endsOrder;
    return new Cancellation({ ...given, refundedAt: isSettled ? given.cancelledAt : null });
  }

  static restore(state: CancellationState): Cancellation {
    return new Cancellation({ ...state });
  }

  get state(): Readonly<CancellationState> {
    return this.own;
  }

  get id(): string {
    return this.own.id;
  }

  isOf(orderId: string, pieces: readonly Pieces[]): boolean {
    const hasAll = pieces.every(({ variantId, quantity }) => this.quantityOf(variantId) === quantity);
    return orderId === this.own.orderId && pieces.length === this.own.pieces.length && hasAll;
  }

  quantityOf(variantId: string): number {
    const pieces = this.own.pieces.filter((one) => one.variantId === variantId);
    return pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  }

  /**
   * Changes nothing where its money goes back with the rest of the order's, which `OrderRefunded` tells.
   * @param refundedBefore by other cancellations of the order
   */
  recordRefund(refundedBefore: Money, now: Date): void {
    if (this.own.refundedAt || this.own.refund.isZero) return;
    this.own.refundedAt = now;
    const sum = refundedBefore.plus(this.own.refund);
    this.announce(new PiecesRefunded(this.own.orderId, this.own.id, now.toISOString(), sum.cents));
  }
}
