import type { ToldFit } from './domain/fit';

/** The one place that writes how bought pieces fit, with the counts of it. A buyer has one word about each variant: the last. */
export abstract class BuyerFits {
  /** The buyer's words about the variants of this product. */
  abstract of(productId: string, shopperId: string): Promise<ToldFit[]>;
  /** Replaces the buyer's word about this variant. The product must be locked. */
  abstract tell(told: ToldFit): Promise<void>;
  /** Takes the buyer's word about this variant back. The product must be locked. */
  abstract forget(told: Pick<ToldFit, 'shopperId' | 'variantId'>): Promise<void>;
}
