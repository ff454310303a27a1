import type { AuditTrail } from '../../audit/audit-trail';
import type { Clock } from '../../shared/time/clock';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { labelOf, lockReview } from './locked-review';
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
      const review = await lockReview(this.reviews, reviewId);
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
}
