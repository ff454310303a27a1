import { Money } from '../shared/money';

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
  /** How many of them the shopper has ordered with a payment that the provider reviews. */
  underReview: number;
}

/** A row of `catalogue.offers_for`, the function in the database by which other contexts' reads find offers, too. */
export interface OfferRow {
  product_id: string;
  variant_id: string;
  title: string;
  size: string | null;
  colour: string | null;
  image: string;
  price_cents: number;
  sale_price_cents: number;
  selling_price_cents: number;
  stock: number;
  under_review: number;
}

export const offerOf = (row: OfferRow): Offer => ({
  productId: row.product_id,
  variantId: row.variant_id,
  title: row.title,
  size: row.size,
  colour: row.colour,
  image: row.image,
  price: Money.ofCents(row.price_cents),
  salePrice: Money.ofCents(row.sale_price_cents),
  sellingPrice: Money.ofCents(row.selling_price_cents),
  stock: row.stock,
  underReview: row.under_review,
});

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
