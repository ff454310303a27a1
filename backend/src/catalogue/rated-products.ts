export interface RatedProduct {
  isPublished: boolean;
}

/** How often a product was rated with one star, two, up to five is stored with it. */
export abstract class RatedProducts {
  /** Locks the product and its ratings until the transaction ends. @returns undefined for an unknown or deleted product */
  abstract lock(productId: string): Promise<RatedProduct | undefined>;
  /** Replaces one rating by another in the counts. Null: there is, or was, none. The product must be locked. */
  abstract moveStars(productId: string, before: number | null, now: number | null): Promise<void>;
}
