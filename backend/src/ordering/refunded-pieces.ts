import type { Money } from '../shared/money';

/** Pieces that were cancelled, and what went back for them. */
export interface RefundedPiecesOfOrder {
  orderId: string;
  /** The order's number: `HB-10001`. */
  orderNumber: string;
  shopperName: string;
  shopperEmail: string;
  lines: { name: string; quantity: number }[];
  refund: Money;
  /** The shop kept this part of the price for the delivery of the rest. */
  delivery: Money;
}

/** The shopper of an order reads its refunds here. */
export abstract class RefundedPieces {
  /** @returns undefined until the money is on its way */
  abstract find(cancellationId: string): Promise<RefundedPiecesOfOrder | undefined>;
}
