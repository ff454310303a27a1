import { type DomainError, refusalOrThrow } from '../../shared/domain-error';
import type { HideReview } from './hide-review';

interface HideReviewsInput {
  reviewIds: string[];
  /** Undefined shows them again. */
  reason: string | undefined;
}

interface HiddenReview {
  reviewId: string;
  /** Undefined: it was hidden or shown. */
  refusal: DomainError | undefined;
}

/** Hides many reviews or shows them again. Each by itself: those that can't be hold no other back. */
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
