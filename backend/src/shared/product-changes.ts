/**
 * Every transaction that changes a product announces it here, and what shoppers read is refreshed before that transaction commits:
 * listing rows and search documents change in no other way. The contexts that change products know nobody who reads them.
 */
export abstract class ProductChanges {
  abstract changed(productIds: string[]): void;
  /** Only the stock or the rating changed, not the texts that a search finds. */
  abstract figuresChanged(productIds: string[]): void;
  /** These categories lie below others now: their products count in other facets. */
  abstract categoriesMoved(slugs: string[]): Promise<void>;
}
