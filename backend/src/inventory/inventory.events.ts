import { DomainEvent } from '../shared/events/domain-event';

export interface ReturnedPieces {
  variantId: string;
  /** The stock has grown by so many. */
  pieces: number;
}

/** Pieces are in stock again: cancelled, returned, no longer held by an order, or counted by an admin. */
export class PiecesCameBack extends DomainEvent {
  static readonly type = 'inventory.pieces-came-back';

  constructor(
    readonly restockId: string,
    readonly pieces: ReturnedPieces[],
  ) {
    super();
  }
}

/** Variants on sale have fallen below ten pieces. */
export class StockFellLow extends DomainEvent {
  static readonly type = 'catalogue.stock-fell-low';

  constructor(readonly digestId: string) {
    super();
  }
}
