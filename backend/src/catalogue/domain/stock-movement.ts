/** `reserved` takes the pieces out of stock; `sold` changes no number, it only makes that final. */
export const stockCauses = ['initial', 'corrected', 'reserved', 'sold', 'returned'] as const;
export type StockCause = (typeof stockCauses)[number];

/** One change of a variant's stock. The stock always equals the sum of its movements. */
export interface StockMovement {
  variantId: string;
  change: number;
  cause: StockCause;
  /** As `nameOfActor` returns it. */
  actor: string;
  orderId: string | null;
}
