import sql from 'sql-template-tag';
import { type FindOptionsWhere, IsNull, type Repository } from 'typeorm';
import type { Database } from '../../../../platform/postgres/database';
import type { ProductChanges } from '../../../../shared/product-changes';
import { ReviewRepository } from '../../../application/review-ports';
import type { ProductStateName } from '../../../domain/publication';
import { Review, type Stars } from '../../../domain/review';
import type { ProductRow } from '../product.table';
import type { ReviewRow } from './review.table';

export class TypeOrmReviewRepository extends ReviewRepository {
  constructor(
    private readonly database: Database,
    private readonly products: Repository<ProductRow>,
    private readonly rows: Repository<ReviewRow>,
    private readonly changes: ProductChanges,
  ) {
    super();
  }

  async lockProduct(productId: string): Promise<ProductStateName | undefined> {
    const product = await this.database.repository(this.products).findOne({
      where: { id: productId, deletedAt: IsNull() },
      lock: { mode: 'for_no_key_update' },
    });
    return product?.state;
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
    await this.recount(productId, starsIn(before), starsIn(row));
    this.changes.figuresChanged([productId]);
  }

  private get reviews(): Repository<ReviewRow> {
    return this.database.repository(this.rows);
  }

  private async findBy(where: FindOptionsWhere<ReviewRow>): Promise<Review | undefined> {
    const row = await this.reviews.findOneBy(where);
    return row ? toReview(row) : undefined;
  }

  private async recount(productId: string, before: Stars | null, now: Stars | null): Promise<void> {
    if (before === now) return;
    await this.database.query(sql`
      UPDATE catalogue.products p SET stars = ARRAY(
        SELECT p.stars[i] + coalesce((i = ${now}::integer)::integer, 0) - coalesce((i = ${before}::integer)::integer, 0)
          FROM generate_series(1, 5) i ORDER BY i)
       WHERE p.id = ${productId}`);
  }
}

/** A hidden review does not count. */
const starsIn = (row: ReviewRow | null): Stars | null => (row && row.hiddenAt === null ? row.value : null);

const toReview = ({ hiddenAt, hiddenReason, ...review }: ReviewRow): Review =>
  Review.restore({ ...review, hidden: hiddenAt && { at: hiddenAt, reason: hiddenReason ?? '' } });

const toRow = ({ state: { hidden, ...review } }: Review): ReviewRow => ({
  ...review,
  hiddenAt: hidden?.at ?? null,
  hiddenReason: hidden?.reason ?? null,
});
