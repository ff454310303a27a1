import type { ToldFit } from './domain/fit';

/** The one place that writes how bought pieces fit, with the counts of it. A review, and returns, have one word about each variant: the last. */
export abstract class BuyerFits {
  /** The buyer's words about the variants of this product. */
  abstract of(productId: string, shopperId: string): Promise<ToldFit[]>;
  /** Replaces the word of the review, or of returns, about this variant. The product must be locked. */
  abstract tell(told: ToldFit): Promise<void>;
  /** Takes the word of the review, or of returns, about this variant back. The product must be locked. */
  abstract forget(told: Pick<ToldFit, 'shopperId' | 'variantId' | 'toldBy'>): Promise<void>;
}
