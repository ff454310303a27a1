import type { RatedProduct } from '../../catalogue/rated-products';
import type { Review } from '../domain/review';

export abstract class ReviewRepository {
  /** Locks the product's reviews until the transaction ends. @returns undefined for an unknown or deleted product */
  abstract lockProduct(productId: string): Promise<RatedProduct | undefined>;
  abstract findOf(productId: string, shopperId: string): Promise<Review | undefined>;
  abstract find(id: string): Promise<Review | undefined>;
  /** Also updates the product's rating. The product must be locked. */
  abstract save(review: Review): Promise<void>;
}

/** A purchase says who bought which product. */
export abstract class PurchaseRepository {
  /** Records what was sold to this order. Repeating it changes nothing. */
  abstract addSoldTo(shopperId: string, orderId: string): Promise<void>;
}
