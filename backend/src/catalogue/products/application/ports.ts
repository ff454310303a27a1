import type { Product } from '../domain/product';

export abstract class ProductRepository {
  /** Locks it until the transaction ends. @returns undefined for an unknown or deleted product */
  abstract findForChange(id: string): Promise<Product | undefined>;
  /** Locks them and all their variants, in the order of their ids; those that are deleted are left out. */
  abstract findAllForChange(ids: string[]): Promise<Product[]>;
  /** Without a lock; those that are deleted are left out. */
  abstract findAll(ids: string[]): Promise<Product[]>;
  /** Locks the products that have these variants, and all their variants, in the order of their ids. */
  abstract findOwnersForChange(variantIds: string[]): Promise<Product[]>;
  /**
   * How long a saved draft still waits by the database's clock, as it was when the transaction began; 0 or less: it is due.
   * @returns undefined where no publication is planned
   */
  abstract msUntilPublication(id: string): Promise<number | undefined>;
  /** @throws UnknownBrand, UnknownCategory, SkuTaken or GtinTaken with every number that two variants would have */
  abstract saveAll(products: Product[]): Promise<void>;

  /** @throws UnknownBrand, UnknownCategory, SkuTaken, GtinTaken */
  save(product: Product): Promise<void> {
    return this.saveAll([product]);
  }
}
