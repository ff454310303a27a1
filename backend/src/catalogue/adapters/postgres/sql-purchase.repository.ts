import sql from 'sql-template-tag';
import { tellOf } from '../../../platform/postgres/change-feed';
import type { Database } from '../../../platform/postgres/database';
import { PurchaseRepository } from '../../application/ports';

export class SqlPurchaseRepository extends PurchaseRepository {
  constructor(private readonly database: Database) {
    super();
  }

  /** Only a review of the buyer's shows it: a purchase without one is told to nobody. */
  async addSoldTo(shopperId: string, orderId: string): Promise<void> {
    await this.database.query(sql`
      INSERT INTO catalogue.purchases AS b (shopper_id, product_id, bought_at)
      SELECT DISTINCT ${shopperId}::uuid, v.product_id, now()
        FROM catalogue.reservations r JOIN catalogue.variants v ON v.id = r.variant_id
       WHERE r.order_id = ${orderId} AND r.state = 'sold'
      ON CONFLICT DO NOTHING
      RETURNING (SELECT ${tellOf(sql`r.id::text`)} FROM catalogue.reviews r
                  WHERE r.product_id = b.product_id AND r.shopper_id = b.shopper_id)`);
  }
}
