import { Money } from '../shared/money';

/** A variant on sale, with its current price and stock. */
export interface Offer {
  productId: string;
  variantId: string;
  title: string;
  /** Null means that the product has no sizes. */
  size: string | null;
  /** The colour's name; null: the product has no colours. */
  colour: string | null;
  /** The colour's picture, or else the product's. */
  image: string;
  price: Money;
  /** Zero: not on sale. */
  salePrice: Money;
  /** The sale price, if there is one, else the price. */
  sellingPrice: Money;
  stock: number;
  /** Pieces that the shopper has ordered with a payment under review. */
  underReview: number;
}

/** A row of the database function `catalogue.offers_for`, which other contexts' reads may join. */
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

/** For a given shopper, pieces reserved by their own unpaid order count as stock. */
export abstract class Offers {
  /**
   * The offer for a product without a chosen variant: the first variant in stock, else the first.
   * @returns undefined for an unknown or deleted product
   */
  abstract ofProduct(productId: string, shopperId?: string): Promise<Offer | undefined>;
  /** All variants on sale of these products, each product's in its own order. */
  abstract ofProducts(productIds: string[]): Promise<Offer[]>;
  /** Only variants on sale, in no particular order. */
  abstract ofVariants(variantIds: string[], shopperId?: string): Promise<Offer[]>;
}

/** Staff call a variant by its SKU. */
export abstract class Skus {
  /** The SKUs by variant; a variant without a SKU is left out. */
  abstract of(variantIds: string[]): Promise<ReadonlyMap<string, string>>;
}
