/** The prices of a variant, and those that the history of its prices ends with; null without a history. A sale price of 0: not on sale. */
export interface BookedPrice {
  variantId: string;
  productId: string;
  priceCents: number;
  salePriceCents: number;
  recordedPriceCents: number | null;
  recordedSalePriceCents: number | null;
}

export abstract class PriceBooks {
  /** By id, behind this one; each in one moment. */
  abstract variantsAfter(id: string, limit: number): Promise<BookedPrice[]>;
}
