import sql from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { PurchaseRepository } from '../../application/ports';

export class SqlPurchaseRepository extends PurchaseRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async addSoldTo(shopperId: string, orderId: string): Promise<void> {
    await this.database.queryPrepared(sql`
      INSERT INTO catalogue.purchases (shopper_id, product_id, bought_at)
      SELECT DISTINCT ${shopperId}::uuid, v.product_id, now()
        FROM catalogue.reservations r JOIN catalogue.variants v ON v.id = r.variant_id
       WHERE r.order_id = ${orderId} AND r.state = 'sold'
      ON CONFLICT DO NOTHING`);
  }
}
