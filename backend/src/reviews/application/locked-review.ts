import { shortened } from '../../shared/shortened';
import type { Review } from '../domain/review';
import { NoSuchReview } from '../domain/review.errors';
import type { ReviewRepository } from './ports';

/** Read again under the lock of its product: its author may be replacing it. @throws NoSuchReview */
export async function lockReview(reviews: ReviewRepository, reviewId: string): Promise<Review> {
  const seen = await reviews.find(reviewId);
  if (!seen || !(await reviews.lockProduct(seen.state.productId))) throw new NoSuchReview();
  return (await reviews.find(reviewId))!;
}

/** `Sam Shopper, 2 stars: Shrank in the wash` */
export function labelOf({ state: { shopperName, value, message } }: Review): string {
  return `${shopperName}, ${value} ${value === 1 ? 'star' : 'stars'}: ${shortened(message, 60)}`;
}
