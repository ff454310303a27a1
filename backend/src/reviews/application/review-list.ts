import type { PageMeta, PageRequest } from '../../shared/page';
import type { Review, Stars } from '../domain/review';

/** The first is the usual one. Reviews of equal stars go by time in the same direction. */
export const reviewSorts = ['newest', 'oldest', 'stars-hightolow', 'stars-lowtohigh'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** A review is listed if it passes every condition; an empty list and undefined are no conditions. */
export interface ReviewList {
  /** In lower case; each must occur in the text, the author's name or the reason why it is hidden. */
  words: string[];
  /** The review has one of these. */
  stars: Stars[];
  hidden: boolean | undefined;
  productId: string | undefined;
  shopperId: string | undefined;
  writtenFrom: Date | undefined;
  writtenTo: Date | undefined;
  /** One of these reviews. */
  ids: string[];
  sort: ReviewSort;
}

export interface ListedReview extends Omit<Review['state'], 'hidden' | 'reply'> {
  hiddenAt: Date | null;
  hiddenReason: string | null;
  replyText: string | null;
  repliedAt: Date | null;
  /** The title of the product as it is now, or as it was when it was deleted. */
  productTitle: string;
  productImage: string;
  isVerifiedPurchase: boolean;
}

/** The admin's list of reviews. */
export abstract class ReviewListQueries {
  /** @throws MalformedCursor */
  abstract page(list: ReviewList, page: PageRequest): Promise<{ reviews: ListedReview[]; meta: PageMeta }>;
  abstract batches(list: ReviewList): AsyncGenerator<ListedReview[]>;
}
