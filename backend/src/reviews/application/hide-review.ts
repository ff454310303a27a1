import type { AuditTrail } from '../../audit/audit-trail';
import type { Clock } from '../../shared/time/clock';
import { shortened } from '../../shared/shortened';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { NoSuchReview } from '../domain/review.errors';
import type { Review } from '../domain/review';
import type { ReviewRepository } from './ports';
import type { ReviewFits } from './review-fits';

interface HideReviewInput {
  reviewId: string;
  /** Undefined shows it again. */
  reason: string | undefined;
}

/** Hides a review and takes it out of the average, with what it says about the fit, or shows it again. */
export class HideReview {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly fits: ReviewFits,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NoSuchReview */
  execute({ reviewId, reason }: HideReviewInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const review = await this.lock(reviewId);
      const before = { hidden: review.state.hidden?.reason ?? null };
      if (reason === undefined) review.show();
      else review.hide(reason, this.clock.now());
      await this.reviews.save(review);
      await this.fits.follow(review);
      await this.audit.record({
        subject: 'review',
        subjectId: reviewId,
        label: labelOf(review),
        action: reason === undefined ? 'shown' : 'hidden',
        before,
        after: { hidden: review.state.hidden?.reason ?? null },
      });
    });
  }

  /** Read again under the lock of its product: its author may be replacing it. */
  private async lock(reviewId: string): Promise<Review> {
    const seen = await this.reviews.find(reviewId);
    if (!seen || !(await this.reviews.lockProduct(seen.state.productId))) throw new NoSuchReview();
    return (await this.reviews.find(reviewId))!;
  }
}

/** `Sam Shopper, 2 stars: Shrank in the wash` */
function labelOf({ state: { shopperName, value, message } }: Review): string {
  return `${shopperName}, ${value} ${value === 1 ? 'star' : 'stars'}: ${shortened(message, 60)}`;
}
