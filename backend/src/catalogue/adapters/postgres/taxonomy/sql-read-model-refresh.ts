import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { type ProductsToRefresh, ReadModelRefresh } from '../../../application/taxonomy/refresh-products';
import type { SqlListingRows } from '../listing/sql-listing-rows';
import { forEachProductBatch } from '../product-batches';
import type { SqlSearchDocuments } from '../search/sql-search-documents';

export class SqlReadModelRefresh extends ReadModelRefresh {
  constructor(
    private readonly database: Database,
    private readonly documents: SqlSearchDocuments,
    private readonly listing: SqlListingRows,
  ) {
    super();
  }

  async refresh(products: ProductsToRefresh): Promise<void> {
    const refreshBatch = async (productIds: string[]) => {
      this.documents.refreshBeforeCommit(productIds);
      this.listing.refreshBeforeCommit(productIds);
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
