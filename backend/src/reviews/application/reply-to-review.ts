import type { AuditTrail } from '../../audit/audit-trail';
import type { Clock } from '../../shared/time/clock';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { labelOf, lockReview } from './locked-review';
import type { ReviewRepository } from './ports';

interface ReplyToReviewInput {
  reviewId: string;
  /** Undefined takes the reply back. */
  text: string | undefined;
}

/** The shop replies below a review, changes its reply, or takes it back. */
export class ReplyToReview {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NoSuchReview */
  execute({ reviewId, text }: ReplyToReviewInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const review = await lockReview(this.reviews, reviewId);
      const before = { reply: review.state.reply?.text ?? null };
      if (text === undefined) review.withdrawReply();
      else review.reply(text, this.clock.now());
      const after = { reply: review.state.reply?.text ?? null };
      if (after.reply === before.reply) return;
      await this.reviews.save(review);
      const action = text === undefined ? 'reply taken back' : 'replied';
      await this.audit.record({
        subject: 'review',
        subjectId: reviewId,
        label: labelOf(review),
        action,
        before,
        after,
      });
    });
  }
}
