import type { Money } from '../../../shared/money';

/** A piece came back and was accepted, and one of a replacement order took its place. */
export interface Credit {
  pieceId: string;
  /** A piece of this variant took its place. */
  wantedVariantId: string;
  /** The piece that took its place is coming back itself, or came back. */
  isUsed: boolean;
}

/** Where a piece was paid that others took the place of, one after the other. */
export interface PaidPiece {
  pieceId: string;
  /** The order that was paid at the provider. */
  orderId: string;
  variantId: string;
  /** So much of its money went back with the exchanges. */
  gaveBack: Money;
}

/** Follows exchanges back to what was paid. */
export abstract class Credits {
  /** Lists those of an order that replaces pieces, always in the same sequence. */
  abstract ofOrder(orderId: string): Promise<Credit[]>;
  /** @param pieceIds of pieces that others took the place of */
  abstract paidPieces(pieceIds: string[]): Promise<PaidPiece[]>;
}
