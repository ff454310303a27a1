import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { ReviewRepository } from '../../application/review-ports';
import { Review, type ReviewState } from '../../domain/review';
import type { SqlProductCards } from './sql-product-cards';

interface ReviewRow extends Omit<ReviewState, 'hidden'> {
  hiddenAt: Date | null;
  hiddenReason: string;
}

export class SqlReviewRepository extends ReviewRepository {
  constructor(
    private readonly database: Database,
    private readonly cards: SqlProductCards,
  ) {
    super();
  }

  async lockProduct(productId: string): Promise<boolean> {
    const locked = await this.database.query(
      sql`SELECT 1 FROM catalogue.products WHERE id = ${productId} AND deleted_at IS NULL FOR NO KEY UPDATE`,
    );
    return locked.length > 0;
  }

  findOf(productId: string, shopperId: string): Promise<Review | undefined> {
    return this.one(sql`product_id = ${productId} AND shopper_id = ${shopperId}`);
  }

  find(id: string): Promise<Review | undefined> {
    return this.one(sql`id = ${id}`);
  }

  /** The stars are counted by what this review gave before and gives now; who is hidden gives none. */
  async save({ state }: Review): Promise<void> {
    const { id, productId, shopperId, shopperName, value, message, writtenAt, hidden } = state;
    const given = hidden ? null : value;
    await this.database.query(sql`
      WITH before AS (
        SELECT value FROM catalogue.reviews WHERE id = ${id} AND hidden_at IS NULL
      ), written AS (
        INSERT INTO catalogue.reviews
          (id, product_id, shopper_id, shopper_name, value, message, written_at, hidden_at, hidden_reason)
        VALUES (${id}, ${productId}, ${shopperId}, ${shopperName}, ${value}, ${message}, ${writtenAt},
                ${hidden?.at ?? null}, ${hidden?.reason ?? null})
        ON CONFLICT (id) DO UPDATE SET shopper_name = excluded.shopper_name, value = excluded.value,
          message = excluded.message, written_at = excluded.written_at, hidden_at = excluded.hidden_at,
          hidden_reason = excluded.hidden_reason
      )
      UPDATE catalogue.products p SET stars = ARRAY(
        SELECT p.stars[i] + coalesce((i = ${given}::integer)::integer, 0)
                          - coalesce((i = (SELECT value FROM before))::integer, 0)
          FROM generate_series(1, 5) i ORDER BY i)
       WHERE p.id = ${productId}`);
    this.cards.remakeBeforeCommit([productId]);
  }

  private async one(condition: Sql): Promise<Review | undefined> {
    const [row] = await this.database.query<ReviewRow>(sql`
      SELECT id, product_id AS "productId", shopper_id AS "shopperId", shopper_name AS "shopperName", value, message,
             written_at AS "writtenAt", hidden_at AS "hiddenAt", hidden_reason AS "hiddenReason"
        FROM catalogue.reviews WHERE ${condition}`);
    if (!row) return undefined;
    const { hiddenAt, hiddenReason, ...review } = row;
    return Review.restore({ ...review, hidden: hiddenAt && { at: hiddenAt, reason: hiddenReason } });
  }
}
