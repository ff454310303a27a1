import type { Clock } from '../../shared/time/clock';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { NoSuchProduct } from '../../catalogue/catalogue.errors';
import { Review, type ReviewText } from '../domain/review';
import type { ReviewRepository } from './ports';
import type { FitWord, ReviewFits } from './review-fits';

interface WriteReviewInput {
  productId: string;
  shopperId: string;
  shopperName: string;
  text: ReviewText;
  /** Null takes back what an earlier one said; undefined leaves it. */
  fit?: FitWord | null | undefined;
}

/** A shopper has one review per product: a new one replaces it. */
export class WriteReview {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly fits: ReviewFits,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @returns the review's id. @throws NoSuchProduct, NotARating, NotBought */
  execute({ text, fit, ...author }: WriteReviewInput): Promise<string> {
    return this.unitOfWork.run(async () => {
      const product = await this.reviews.lockProduct(author.productId);
      if (!product?.isPublished) throw new NoSuchProduct();
      const known = await this.reviews.findOf(author.productId, author.shopperId);
      known?.rewrite(author.shopperName, text, this.clock.now());
      const review = known ?? Review.write(author, text, this.clock.now());
      await this.reviews.save(review);
      if (fit !== undefined) await this.fits.replace(review, fit);
      return review.state.id;
    });
  }
}
