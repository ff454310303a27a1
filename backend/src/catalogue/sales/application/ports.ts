import type { Sale } from '../domain/sale';

export abstract class SaleRepository {
  /** Locks it until the transaction ends. */
  abstract findForChange(id: string): Promise<Sale | undefined>;
  abstract add(sale: Sale): Promise<void>;
  abstract save(sale: Sale): Promise<void>;
  abstract delete(id: string): Promise<void>;
  /** The time by the database's clock, which alone decides when a sale starts and ends. */
  abstract now(): Promise<Date>;
}

/** A variant that takes part in a sale, with the prices that the sale has set and found. */
export interface SalePrice {
  variantId: string;
  productId: string;
  salePriceCents: number;
  /** The sale price that the variant had before; 0: none. */
  earlierSalePriceCents: number;
}

/** The variants that take part in sales, each in one, until it gets its price of before back. */
export abstract class SalePrices {
  /** @returns the ids of those that take part in any sale */
  abstract takingPart(variantIds: string[]): Promise<Set<string>>;
  abstract add(saleId: string, prices: SalePrice[]): Promise<void>;
  /** All variants of this number of products of the sale. */
  abstract ofProducts(saleId: string, products: number): Promise<SalePrice[]>;
  abstract remove(variantIds: string[]): Promise<void>;
}
