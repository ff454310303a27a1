import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { type RatedProduct, RatedProducts } from '../../../rated-products';

export class SqlRatedProducts extends RatedProducts {
  constructor(private readonly database: Database) {
    super();
  }

  async lock(productId: string): Promise<RatedProduct | undefined> {
    const [product] = await this.database.query<RatedProduct>(sql`
      SELECT state = 'published' AS "isPublished" FROM catalogue.products
       WHERE id = ${productId} AND deleted_at IS NULL FOR NO KEY UPDATE`);
    return product;
  }

  async moveStars(productId: string, before: number | null, now: number | null): Promise<void> {
    if (before === now) return;
    await this.database.query(sql`
      UPDATE catalogue.products p SET stars = ARRAY(
        SELECT p.stars[i] + coalesce((i = ${now}::integer)::integer, 0) - coalesce((i = ${before}::integer)::integer, 0)
          FROM generate_series(1, 5) i ORDER BY i)
       WHERE p.id = ${productId}`);
  }
}
