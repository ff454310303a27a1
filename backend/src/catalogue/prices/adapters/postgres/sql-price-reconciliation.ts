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
             last.price_cents AS "recordedPriceCents", last.sale_price_cents AS "recordedSalePriceCents",
             (SELECT json_build_object('name', s.name, 'salePriceCents', t.sale_price_cents, 'isNewest', last.actor = 'sale:' || s.id,
                     'isLongOver', least(s.ends_at, CASE WHEN s.state = 'stopped' THEN s.saved_at END) < now() - interval '1 hour')
                FROM catalogue.sale_prices t JOIN catalogue.sales s ON s.id = t.sale_id WHERE t.variant_id = v.id) AS sale
        FROM catalogue.variants v LEFT JOIN LATERAL (
             SELECT c.price_cents, c.sale_price_cents, c.actor FROM catalogue.price_changes c
              WHERE c.variant_id = v.id ORDER BY c.id DESC LIMIT 1) last ON true
       WHERE v.id > ${id} ORDER BY v.id LIMIT ${limit}`);
  }
}
