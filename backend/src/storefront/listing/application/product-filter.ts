/**
 * A product has one of the chosen of each facet, where any is; a category includes those below it; size and colour are of one variant in
 * stock; the price is the lowest that a shopper pays.
 */
export interface ProductFilter {
  category: string[];
  brand: string[];
  size: string[];
  colour: string[];
  /** Ids of price ranges. */
  price: string[];
  /** Only products that have a sale price. */
  sale: boolean;
  /** Only products with a variant in stock. */
  inStock: boolean;
}

export const unfiltered: ProductFilter = {
  category: [],
  brand: [],
  size: [],
  colour: [],
  price: [],
  sale: false,
  inStock: false,
};
