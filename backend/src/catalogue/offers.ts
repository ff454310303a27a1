import type { Money } from '../shared/money';

/** What a shopper can buy now, as the catalogue has it at this moment. */
export interface Offer {
  productId: string;
  variantId: string;
  title: string;
  /** Null: it comes in no sizes. */
  size: string | null;
  /** The name of its colour; null: it comes in no colours. */
  colour: string | null;
  /** The colour's picture; the product's, where it has none of its own. */
  image: string;
  price: Money;
  /** Zero: not on sale. */
  salePrice: Money;
  /** What one costs now: the sale price where there is one. */
  sellingPrice: Money;
  stock: number;
}

/** Where a shopper is named, what an unpaid order of theirs holds is in stock to them. */
export abstract class Offers {
  /**
   * What a shopper gets who names the product alone: its first variant in stock, else its first; undefined when there
   * is no such product (any more).
   */
  abstract ofProduct(productId: string, shopperId?: string): Promise<Offer | undefined>;
  /** Those of the variants that are still for sale, in no particular order. */
  abstract ofVariants(variantIds: string[], shopperId?: string): Promise<Offer[]>;
}
