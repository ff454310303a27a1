import type { Json } from '../shared/json';
import type { SharesOfProduct } from './domain/fit';

export interface ReviewPage {
  limit: number;
  /** The previous page's `nextCursor`. */
  cursor?: string | undefined;
}

export interface FoundReviews {
  reviews: Json<'Reviews'>;
  /** The total counts all pages. */
  total: number;
  average: number;
  /** How many give one star, two, up to five. */
  stars: number[];
  /** Null while too few buyers have told how it fits. */
  fit: SharesOfProduct | null;
  /** Null on the last page. */
  nextCursor: string | null;
}

/** The read side; the database builds the data's JSON. */
export abstract class ReviewQueries {
  /** Newest first; undefined when there is no such product. @throws MalformedCursor */
  abstract ofProduct(productId: string, page: ReviewPage): Promise<FoundReviews | undefined>;
  /** Null when this shopper has no visible one. */
  abstract own(productId: string, shopperId: string): Promise<Json<'Review | null'>>;
}
