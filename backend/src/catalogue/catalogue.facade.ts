import type { Money } from '../shared/money';

/** What a shopper can buy now, as the catalogue has it at this moment. */
export interface Offer {
  productId: string;
  variantId: string;
  title: string;
  image: string;
  price: Money;
  /** Zero: not on sale. */
  salePrice: Money;
  /** What the shopper pays for one. */
  unitPrice: Money;
  stock: number;
}

export interface Demand {
  variantId: string;
  quantity: number;
}

/** Either all of it is held for the order, or nothing is and `short` names the variants that lack pieces. */
export type ReservationOutcome = { reserved: true } | { reserved: false; short: string[] };

/** What other contexts may ask of the catalogue. */
export abstract class CatalogueFacade {
  /** The product's default variant; undefined when there is no such product (any more). */
  abstract offerOf(productId: string): Promise<Offer | undefined>;
  /** Those of the variants that are still for sale, in no particular order. */
  abstract offers(variantIds: string[]): Promise<Offer[]>;

  /** Nobody else moves the stock of these until the caller's transaction ends: for moves that belong together. */
  abstract holdStockStill(variantIds: string[]): Promise<void>;
  /** Takes the pieces out of stock for this order. Inside the caller's transaction; again for what was returned. */
  abstract reserveStock(orderId: string, demands: Demand[]): Promise<ReservationOutcome>;
  /** What was held for the order is sold. Repeating it changes nothing. */
  abstract commitStock(orderId: string): Promise<void>;
  /** What was held for the order or sold to it goes back into stock, once. */
  abstract releaseStock(orderId: string): Promise<void>;
}
