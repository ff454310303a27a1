import type { Json } from '../../shared/json';
import type { Review } from '../domain/review';

export abstract class ReviewRepository {
  /** Reviews of this product are written one after the other until the transaction ends. @returns false when there is no such product */
  abstract lockProduct(productId: string): Promise<boolean>;
  abstract findOf(productId: string, shopperId: string): Promise<Review | undefined>;
  abstract find(id: string): Promise<Review | undefined>;
  /** Under the product's lock: the product's rating follows. */
  abstract save(review: Review): Promise<void>;
}

export interface ReviewPage {
  limit: number;
  /** Where the page before ended, as that page said. */
  cursor?: string | undefined;
}

export interface AdminReviewPage extends ReviewPage {
  /** Only those that are hidden, or only those that are not; undefined for all. */
  hidden?: boolean | undefined;
}

export interface FoundReviews {
  reviews: Json<'Reviews'>;
  /** How many there are, on all pages together. */
  total: number;
  average: number;
  /** How many give one star, two, … five. */
  stars: number[];
  /** Null on the last page. */
  nextCursor: string | null;
}

/** The read side; the database builds the data's JSON. */
export abstract class ReviewQueries {
  /** Newest first; undefined when there is no such product. @throws MalformedCursor */
  abstract ofProduct(productId: string, page: ReviewPage): Promise<FoundReviews | undefined>;
  /** Null when this shopper has none in sight. */
  abstract own(productId: string, shopperId: string): Promise<Json<'Review | null'>>;
  /** Newest first, of all products. @throws MalformedCursor */
  abstract all(page: AdminReviewPage): Promise<Pick<FoundReviews, 'reviews' | 'nextCursor'>>;
}
