import sql from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { LowStock, type LowVariant } from '../../low-stock';

export class SqlLowStock extends LowStock {
  constructor(private readonly database: Database) {
    super();
  }

  inDigest(digestId: string): Promise<LowVariant[]> {
    return this.database.query(sql`
      SELECT p.id AS "productId", p.title, v.size, v.colour, v.sku, v.stock
        FROM catalogue.low_stock l JOIN catalogue.variants v ON v.id = l.variant_id
        JOIN catalogue.published_products p ON p.id = v.product_id
       WHERE l.digest_id = ${digestId} AND v.on_sale ORDER BY v.stock, catalogue.folded(p.title), v.position`);
  }
}
