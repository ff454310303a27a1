import type { ToldFit } from './domain/fit';

/** Sending a piece back tells of its fit. Ordering binds it, so that reviews do not depend on orders. */
export abstract class ReturnedFits {
  /** Finds whose pieces a return is of, and of which products. */
  abstract subjectOf(returnId: string): Promise<{ shopperId: string; productIds: string[] } | undefined>;
  /** Finds the last word about each variant of this product that the shopper sends back because of its fit. */
  abstract of(shopperId: string, productId: string): Promise<Pick<ToldFit, 'variantId' | 'fit' | 'toldAt'>[]>;
}
