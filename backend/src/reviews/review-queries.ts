import type { Json } from '../shared/json';
import type { SharesOfProduct } from './domain/fit';

/** Reviews with the same stars are newest first from the best, and oldest first from the worst: one index has both orders. */
export const reviewOrders = ['newest', 'highest', 'lowest'] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

export interface ReviewPage {
  /** The newest first unless it says otherwise. */
  order?: ReviewOrder;
  /** Only reviews with so many stars. */
  stars?: number | undefined;
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
  /** Undefined when there is no such product. The counts are of all reviews, whatever the page is narrowed to. @throws MalformedCursor */
  abstract ofProduct(productId: string, page: ReviewPage): Promise<FoundReviews | undefined>;
  /** Null when this shopper has no visible one. */
  abstract own(productId: string, shopperId: string): Promise<Json<'Review | null'>>;
}
