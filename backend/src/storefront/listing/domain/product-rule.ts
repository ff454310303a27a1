import type { PriceRange } from './price-range';

/** Conditions that a product must meet, all of them; an empty one is met by every product. */
export interface ProductRule {
  /** One of these, or a category below one of them. */
  category: string[];
  /** The product has one of these. */
  brand: string[];
  /** A variant in stock has one of these, and one of the colours. */
  size: string[];
  colour: string[];
  /** The range of the lowest price that a shopper pays. */
  price: PriceRange | null;
  /** It has a sale price. */
  onSale: boolean;
  /** It was added, or published as a draft, in the last so many days of the shop; null: at any time. */
  newWithinDays: number | null;
}

export const isEmptyRule = ({ onSale, price, newWithinDays, ...choices }: ProductRule): boolean =>
  !onSale &&
  price === null &&
  newWithinDays === null &&
  Object.values(choices).every((chosen) => chosen.length === 0);
