import type { FitOfSize } from '../domain/fit';

/** A variant that comes in sizes. */
export interface SizedVariant {
  variantId: string;
  size: string;
  colour: string | null;
}

export abstract class FitQueries {
  /** Those of these variants that come in sizes, in their order; one size for all is none. */
  abstract sizedOf(variantIds: string[]): Promise<SizedVariant[]>;
  /** Returns what buyers say about each size of a product, in the order of the sizes. */
  abstract countsOf(productId: string): Promise<FitOfSize[]>;
}
