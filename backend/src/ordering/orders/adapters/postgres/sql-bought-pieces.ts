import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { BoughtPieces } from '../../../../reviews/bought-pieces';

/** Along the orders of the shopper, which are few. */
export class SqlBoughtPieces extends BoughtPieces {
  constructor(private readonly database: Database) {
    super();
  }

  async variantsOf(shopperId: string, productId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(sql`
      SELECT l.variant_id AS id FROM ordering.orders o JOIN ordering.order_lines l ON l.order_id = o.id
       WHERE o.shopper_id = ${shopperId} AND l.product_id = ${productId}
         AND (o.stage = 'paid' AND l.cancelled < l.quantity OR o.stage = 'refunded' AND l.in_parcels > 0)
       GROUP BY l.variant_id ORDER BY max(o.placed_at) DESC, l.variant_id`);
    return rows.map(({ id }) => id);
  }
}
