import type { BuyerFits } from '../buyer-fits';
import { countedOf } from '../domain/fit';
import type { ReviewRepository } from './ports';

/** One of a buyer's words about a product is counted, at most. */
export class CountFits {
  constructor(
    private readonly fits: BuyerFits,
    private readonly reviews: Pick<ReviewRepository, 'findOf'>,
  ) {}

  /** After each word, and each change of whether the review is shown. The product must be locked. */
  async execute(productId: string, shopperId: string): Promise<void> {
    const review = await this.reviews.findOf(productId, shopperId);
    const told = await this.fits.of(productId, shopperId);
    const counted = countedOf(told, { isReviewShown: review?.state.hidden === null });
    for (const word of told)
      if (word.isCounted !== (word === counted))
        await this.fits.tell({ ...word, isCounted: word === counted });
  }
}
