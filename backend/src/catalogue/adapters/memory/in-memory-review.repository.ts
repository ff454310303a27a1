import { ReviewRepository } from '../../application/review-ports';
import type { ProductStateName } from '../../domain/publication';
import { Review, type ReviewState } from '../../domain/review';
import type { InMemoryProducts } from './in-memory-products';

export class InMemoryReviewRepository extends ReviewRepository {
  private readonly reviews = new Map<string, ReviewState>();

  constructor(private readonly products: InMemoryProducts) {
    super();
  }

  async lockProduct(productId: string): Promise<ProductStateName | undefined> {
    return this.products.find(productId)?.state.publication.state;
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
