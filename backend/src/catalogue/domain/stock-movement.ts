/** `reserved` takes the pieces out of stock; `sold` changes no number, it only makes that final. */
export type StockCause = 'initial' | 'corrected' | 'reserved' | 'sold' | 'returned';

/** One change of a variant's stock. The stock always equals the sum of its movements. */
export interface StockMovement {
  variantId: string;
  change: number;
  cause: StockCause;
  /** As `nameOfActor` returns it. */
  actor: string;
  orderId: string | null;
}
