import type { Money } from '../shared/money';

/** Faulty pieces go back at the shop's expense, whatever the terms are. */
export interface ProductReturnTerms {
  /** The product can be sent back for this number of days from the delivery. */
  days: number;
  isWayPaidByShop: boolean;
  /** The shop keeps this of the refund. */
  fee: Money;
}

/** Finds the terms of returns for a product. Ordering binds it, so that what shows products does not depend on orders. */
export abstract class ReturnTerms {
  /** Null for a product that can't be sent back, unless it is faulty. */
  abstract of(productId: string): Promise<ProductReturnTerms | null>;
}
