/**
 * Of each facet one of the chosen, where any is; a category includes those below it; size and colour of one and the same variant in
 * stock; the price is the lowest that a shopper pays.
 */
export interface ProductFilter {
  category: string[];
  brand: string[];
  size: string[];
  colour: string[];
  /** Ids of price ranges. */
  price: string[];
}

export const unfiltered: ProductFilter = { category: [], brand: [], size: [], colour: [], price: [] };
