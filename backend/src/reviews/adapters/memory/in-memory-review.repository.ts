import { ReviewRepository } from '../../application/ports';
import type { RatedProduct, RatedProducts } from '../../../catalogue/rated-products';
import { Review, type ReviewState } from '../../domain/review';

export class InMemoryReviewRepository extends ReviewRepository {
  private readonly reviews = new Map<string, ReviewState>();

  constructor(private readonly products: Pick<RatedProducts, 'lock'>) {
    super();
  }

  lockProduct(productId: string): Promise<RatedProduct | undefined> {
    return this.products.lock(productId);
  }

  async findOf(productId: string, shopperId: string): Promise<Review | undefined> {
    const found = [...this.reviews.values()].find(
      (review) => review.productId === productId && review.shopperId === shopperId,
    );
    return found && Review.restore(found);
  }

  async find(id: string): Promise<Review | undefined> {
    const found = this.reviews.get(id);
    return found && Review.restore(found);
  }

  async save({ state }: Review): Promise<void> {
    this.reviews.set(state.id, { ...state });
  }
}
