import { type DomainError, refusalOrThrow } from '../../shared/domain-error';
import type { HideReview } from './hide-review';

interface HideReviewsInput {
  reviewIds: string[];
  /** Undefined means that the reviews are shown again. */
  reason: string | undefined;
}

interface HiddenReview {
  reviewId: string;
  /** Undefined when it succeeded. */
  refusal: DomainError | undefined;
}

/** Hides many reviews, or shows them again. Each is changed in its own transaction; a refusal does not affect the others. */
export class HideReviews {
  constructor(private readonly hideReview: HideReview) {}

  async execute({ reviewIds, reason }: HideReviewsInput): Promise<HiddenReview[]> {
    const done: HiddenReview[] = [];
    for (const reviewId of new Set(reviewIds)) {
      const refusal = await this.hideReview
        .execute({ reviewId, reason })
        .then(() => undefined, refusalOrThrow);
      done.push({ reviewId, refusal });
    }
    return done;
  }
}
