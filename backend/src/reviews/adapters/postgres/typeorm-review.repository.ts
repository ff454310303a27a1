import type { FindOptionsWhere, Repository } from 'typeorm';
import type { Database } from '../../../platform/postgres/database';
import type { ProductChanges } from '../../../shared/product-changes';
import { ReviewRepository } from '../../application/ports';
import { Review, type Stars } from '../../domain/review';
import type { RatedProduct, RatedProducts } from '../../../catalogue/rated-products';
import type { ReviewRow } from './review.table';

export class TypeOrmReviewRepository extends ReviewRepository {
  constructor(
    private readonly database: Database,
    private readonly products: RatedProducts,
    private readonly rows: Repository<ReviewRow>,
    private readonly changes: ProductChanges,
  ) {
    super();
  }

  lockProduct(productId: string): Promise<RatedProduct | undefined> {
    return this.products.lock(productId);
  }

  findOf(productId: string, shopperId: string): Promise<Review | undefined> {
    return this.findBy({ productId, shopperId });
  }

  find(id: string): Promise<Review | undefined> {
    return this.findBy({ id });
  }

  async save(review: Review): Promise<void> {
    const { id, productId } = review.state;
    const before = await this.reviews.findOneBy({ id });
    const row = toRow(review);
    await this.reviews.upsert(row, ['id']);
    await this.products.moveStars(productId, starsIn(before), starsIn(row));
    this.changes.figuresChanged([productId]);
  }

  private get reviews(): Repository<ReviewRow> {
    return this.database.repository(this.rows);
  }

  private async findBy(where: FindOptionsWhere<ReviewRow>): Promise<Review | undefined> {
    const row = await this.reviews.findOneBy(where);
    return row ? toReview(row) : undefined;
  }
}

/** A hidden review does not count. */
const starsIn = (row: ReviewRow | null): Stars | null => (row && row.hiddenAt === null ? row.value : null);

const toReview = ({ hiddenAt, hiddenReason, reply, repliedAt, ...review }: ReviewRow): Review =>
  Review.restore({
    ...review,
    hidden: hiddenAt && { at: hiddenAt, reason: hiddenReason ?? '' },
    reply: repliedAt && { at: repliedAt, text: reply ?? '' },
  });

const toRow = ({ state: { hidden, reply, ...review } }: Review): ReviewRow => ({
  ...review,
  reply: reply?.text ?? null,
  repliedAt: reply?.at ?? null,
  hiddenAt: hidden?.at ?? null,
  hiddenReason: hidden?.reason ?? null,
});
