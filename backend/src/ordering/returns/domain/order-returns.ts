import type { Pieces } from '../../orders/domain/order-line';
import type { OrderParcels } from '../../parcels/domain/order-parcels';
import { countIn } from '../../refunds/domain/order-refunds';
import { NothingToReturn, PiecesComeBack, PiecesNotReturnable } from './return.errors';

/** Knows which pieces of an order came back or are coming back, and so which may still. Locked with the order. */
export class OrderReturns {
  constructor(private readonly parcels: OrderParcels) {
    parcels.recordSentWithoutParcels();
  }

  /** Counts the pieces of a variant that a shopper can send back: they were sent, did not come back, and nobody gave their money back before. */
  returnable(variantId: string): number {
    const { refunds, returns } = this.parcels;
    const refunded = refunds.takenOfAway(
      variantId,
      returns.map(({ id }) => id),
    );
    const sent = countIn(this.parcels.away, variantId);
    return Math.max(0, Math.min(this.acceptable(variantId), sent - refunded - this.taken(variantId)));
  }

  /** Counts the pieces of a variant that may turn up here, whatever became of their money. */
  acceptable(variantId: string): number {
    return Math.max(0, this.unaccounted(variantId));
  }

  get allReturnable(): Pieces[] {
    return this.parcels.order.lines
      .map(({ variantId }) => ({ variantId, quantity: this.returnable(variantId) }))
      .filter(({ quantity }) => quantity > 0);
  }

  /** @throws NothingToReturn, PiecesNotReturnable */
  assertReturnable(pieces: readonly Pieces[]): void {
    this.assertAtMost(pieces, (variantId) => this.returnable(variantId));
  }

  /** @throws NothingToReturn, PiecesNotReturnable */
  assertAcceptable(pieces: readonly Pieces[]): void {
    this.assertAtMost(pieces, (variantId) => this.acceptable(variantId));
  }

  /** After a parcel got lost: what comes back was sent. @throws PiecesComeBack */
  assertSent(): void {
    if (this.parcels.order.lines.some(({ variantId }) => this.unaccounted(variantId) < 0))
      throw new PiecesComeBack();
  }

  private assertAtMost(pieces: readonly Pieces[], most: (variantId: string) => number): void {
    if (pieces.length === 0 || this.parcels.away.length === 0) throw new NothingToReturn();
    for (const { variantId, quantity } of pieces)
      if (quantity > most(variantId)) throw new PiecesNotReturnable(this.lineOf(variantId), most(variantId));
  }

  private lineOf(variantId: string) {
    return this.parcels.order.lines.find((line) => line.variantId === variantId);
  }

  private unaccounted(variantId: string): number {
    const restocked = this.parcels.refunds.restocked(variantId);
    return countIn(this.parcels.away, variantId) - restocked - this.taken(variantId);
  }

  private taken(variantId: string): number {
    return countIn(
      this.parcels.returns.flatMap(({ taken }) => taken),
      variantId,
    );
  }
}
