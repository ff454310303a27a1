/** The numbers of a product's reviews with one star to five. */
export interface ReconciledStars {
  productId: string;
  kept: number[];
  /** Counts the reviews that are not hidden. */
  counted: number[];
}

/** How many buyers say that a variant runs small, is true to size and runs large. */
export interface ReconciledFit {
  variantId: string;
  productId: string;
  kept: number[];
  /** Counts what reviews say that are not hidden. */
  counted: number[];
}

/** The places that the variants of a product have by their size. */
export interface ReconciledRank {
  variantId: string;
  productId: string;
  size: string;
  kept: number;
  /** The place that the scale gives the size. */
  place: number;
}

/** The number of published products that contain a word. */
export interface ReconciledWord {
  word: string;
  kept: number;
  counted: number;
}

/** Figures that the catalogue keeps beside what they follow from; one statement reads both. */
export abstract class CatalogueReconciliation {
  /** Returns the products that follow this one by id. */
  abstract starsAfter(productId: string, limit: number): Promise<ReconciledStars[]>;
  /** Returns what buyers say about the variants of these products. */
  abstract fitsOf(productIds: string[]): Promise<ReconciledFit[]>;
  /** Returns the variants that follow this one by id. A variant whose size is on no scale is left out. */
  abstract ranksAfter(variantId: string, limit: number): Promise<ReconciledRank[]>;
  /** Returns the words that follow this one in byte order. */
  abstract wordsAfter(word: string, limit: number): Promise<ReconciledWord[]>;
}

/** The prices of a variant, and those that the history of its prices ends with; null without a history. A sale price of 0: not on sale. */
export interface ReconciledPrice {
  variantId: string;
  productId: string;
  priceCents: number;
  salePriceCents: number;
  recordedPriceCents: number | null;
  recordedSalePriceCents: number | null;
  /** The sale that the variant takes part in; null: none. */
  sale: ReconciledSale | null;
}

export interface ReconciledSale {
  name: string;
  /** The sale price that the sale has set. */
  salePriceCents: number;
  /** Nobody has changed the prices since. */
  isNewest: boolean;
  /** The sale has been over for an hour, by the database's clock. */
  isLongOver: boolean;
}

export abstract class PriceReconciliation {
  /** The variants whose ids come after this one, in the order of their ids; each is read in one moment. */
  abstract variantsAfter(id: string, limit: number): Promise<ReconciledPrice[]>;
}
