import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { type ReconciledPrice, PriceReconciliation } from '../../../catalogue-reconciliation';

export class SqlPriceReconciliation extends PriceReconciliation {
  constructor(private readonly database: Database) {
    super();
  }

  variantsAfter(id: string, limit: number): Promise<ReconciledPrice[]> {
    return this.database.query(sql`
      SELECT v.id AS "variantId", v.product_id AS "productId",
             v.price_cents AS "priceCents", v.sale_price_cents AS "salePriceCents",
             last.price_cents AS "recordedPriceCents", last.sale_price_cents AS "recordedSalePriceCents"
        FROM catalogue.variants v LEFT JOIN LATERAL (
             SELECT c.price_cents, c.sale_price_cents FROM catalogue.price_changes c
              WHERE c.variant_id = v.id ORDER BY c.id DESC LIMIT 1) last ON true
       WHERE v.id > ${id} ORDER BY v.id LIMIT ${limit}`);
  }
}
