/** What a product is, as opposed to how it is sold. */
export interface ProductFacts {
  /** Of one piece without its parcel; null: not known. */
  weightGrams: number | null;
}

export const noFacts: ProductFacts = { weightGrams: null };

export const maxWeightGrams = 100_000;
