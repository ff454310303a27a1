import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { ExportedProducts, type ExportedVariant } from '../../../application/import/ports';

/** Products in one statement. */
const batchSize = 200;
const beforeAll = '00000000-0000-0000-0000-000000000000';

export class SqlExportedProducts extends ExportedProducts {
  constructor(private readonly database: Database) {
    super();
  }

  async *batches(): AsyncGenerator<ExportedVariant[]> {
    for (let last = beforeAll; ;) {
      const variants = await this.after(last);
      const next = variants.at(-1);
      if (!next) return;
      yield variants;
      last = next.productId;
    }
  }

  private after(productId: string): Promise<ExportedVariant[]> {
    return this.database.queryPrepared<ExportedVariant>(sql`
      SELECT p.id AS "productId", p.title, p.description, p.category, p.brand, p.image, v.size, v.colour,
             c.hex AS "colourHex", c.image AS "colourImage", v.sku, v.price_cents AS "priceCents",
             v.sale_price_cents AS "salePriceCents", v.stock, v.on_sale AS "isOnSale"
        FROM (SELECT * FROM catalogue.products WHERE id > ${productId} AND deleted_at IS NULL ORDER BY id LIMIT ${batchSize}) p
        JOIN catalogue.variants v ON v.product_id = p.id
        LEFT JOIN catalogue.product_colours c ON c.product_id = p.id AND c.name = v.colour
       ORDER BY p.id, v.position`);
  }
}
