import sql from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { LowStockDigests } from '../../application/ports';

/** Each move of stock notes which variants have fallen low. */
export class SqlLowStockDigests extends LowStockDigests {
  constructor(private readonly database: Database) {
    super();
  }

  /** Whatever is being refilled at this moment waits for the next digest. */
  async gather(digestId: string): Promise<boolean> {
    const gathered = await this.database.query(sql`
      WITH fallen AS (
        SELECT l.variant_id FROM catalogue.low_stock l JOIN catalogue.variants v ON v.id = l.variant_id
          JOIN catalogue.published_products p ON p.id = v.product_id
         WHERE l.digest_id IS NULL AND v.on_sale FOR UPDATE OF l SKIP LOCKED
      )
      UPDATE catalogue.low_stock l SET digest_id = ${digestId} FROM fallen f WHERE l.variant_id = f.variant_id
      RETURNING l.variant_id`);
    return gathered.length > 0;
  }
}
