import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { ExportedProducts } from '../../application/exported-products';
import { type ExportedVariant } from '../../../../catalogue/product-csv';
import { noFacts, type ProductFacts } from '../../../../catalogue/facts/domain/product-facts';
import type { ProductList, ProductListQueries } from '../../application/product-list';

type ExportedRow = Omit<ExportedVariant, keyof ProductFacts> & { facts: Partial<ProductFacts> };

/** Products in one statement. */
const batchSize = 200;

export class SqlExportedProducts extends ExportedProducts {
  constructor(
    private readonly database: Database,
    private readonly lists: ProductListQueries,
  ) {
    super();
  }

  async *batches(list: ProductList): AsyncGenerator<ExportedVariant[]> {
    for await (const ids of this.lists.idBatches(list, batchSize)) yield await this.variantsOf(ids);
  }

  private async variantsOf(productIds: string[]): Promise<ExportedVariant[]> {
    const rows = await this.database.queryPrepared<ExportedRow>(sql`
      SELECT p.id AS "productId", p.title, s.slug, p.description, p.category, p.brand, p.image, p.facts, p.state, v.size, v.colour,
             c.hex AS "colourHex", c.image AS "colourImage", v.sku, v.gtin, v.mpn, v.price_cents AS "priceCents",
             v.sale_price_cents AS "salePriceCents", v.stock, v.on_sale AS "isOnSale"
        FROM unnest(${productIds}::uuid[]) WITH ORDINALITY AS listed (id, place)
        JOIN catalogue.products p ON p.id = listed.id AND p.deleted_at IS NULL
        JOIN catalogue.product_slugs s ON s.product_id = p.id AND s.is_current
        JOIN catalogue.variants v ON v.product_id = p.id
        LEFT JOIN catalogue.product_colours c ON c.product_id = p.id AND c.name = v.colour
       ORDER BY listed.place, v.position`);
    return rows.map(({ facts, ...variant }) => ({ ...variant, ...noFacts, ...facts }));
  }
}
