/** `reserved` takes the pieces out of stock; `sold` only says that they are gone for good. */
export type StockCause = 'initial' | 'corrected' | 'reserved' | 'sold' | 'returned';

/** Why the stock of a variant is what it is: it equals the sum of its movements, always. */
export interface StockMovement {
  variantId: string;
  change: number;
  cause: StockCause;
  /** Named by `nameOfActor`. */
  actor: string;
  orderId: string | null;
}
