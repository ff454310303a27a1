import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import type { ProductChanges } from '../../../../shared/product-changes';
import { type ProductsToRefresh, ReadModelRefresh } from '../../../../catalogue/refresh-products';
import { forEachProductBatch } from './product-batches';

export class SqlReadModelRefresh extends ReadModelRefresh {
  constructor(
    private readonly database: Database,
    private readonly changes: ProductChanges,
  ) {
    super();
  }

  async refresh(products: ProductsToRefresh): Promise<void> {
    const refreshBatch = async (productIds: string[]) => {
      this.changes.changed(productIds);
    };
    await forEachProductBatch(this.database, refreshBatch, () => undefined, conditionOf(products));
  }
}

function conditionOf(products: ProductsToRefresh): Sql {
  if ('brand' in products) return sql`brand = ${products.brand}`;
  if ('category' in products) return sql`category = ${products.category}`;
  return sql`
    id IN (SELECT v.product_id FROM catalogue.variants v JOIN catalogue.sizes s ON s.name = v.size
            WHERE s.scale = ${products.scale})`;
}
