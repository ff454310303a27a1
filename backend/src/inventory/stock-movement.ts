/**
 * `reserved` takes the pieces out of stock; `sold` changes no number, it only makes that final. `lost` takes out as many pieces as got
 * lost on their way: they are sent again, or `returned` before it wrote off what was sold. `restocked` puts pieces on sale again that had
 * left with an order. `written-off` and `sold-elsewhere` take pieces off the shelf without an order.
 */
export const stockCauses = [
  'initial',
  'corrected',
  'reserved',
  'sold',
  'returned',
  'lost',
  'restocked',
  'written-off',
  'sold-elsewhere',
] as const;
export type StockCause = (typeof stockCauses)[number];

/** One change of a variant's stock. The stock always equals the sum of its movements. */
export interface StockMovement {
  variantId: string;
  change: number;
  cause: StockCause;
  /** The actor, written as `nameOfActor` returns it. */
  actor: string;
  orderId: string | null;
}
