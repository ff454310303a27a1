import { ProductColourRow } from '../../src/catalogue/adapters/postgres/product-colour.table';
import { ProductPictureRow } from '../../src/catalogue/adapters/postgres/product-picture.table';
import { ProductRow } from '../../src/catalogue/adapters/postgres/product.table';
import type { SqlListingRows } from '../../src/catalogue/adapters/postgres/listing/sql-listing-rows';
import { SqlSizeChartRepository } from '../../src/catalogue/adapters/postgres/sizes/sql-size-chart.repository';
import { SqlVariantRows } from '../../src/catalogue/adapters/postgres/prices/sql-variant-rows';
import { SqlSearchDocuments } from '../../src/catalogue/adapters/postgres/search/sql-search-documents';
import { TypeOrmProductRepository } from '../../src/catalogue/adapters/postgres/typeorm-product.repository';
import { VariantRow } from '../../src/catalogue/adapters/postgres/variant.table';
import type { Database } from '../../src/platform/postgres/database';
import type { CurrentActor } from '../../src/shared/actor';
import { FixedActor } from './memory/fixed-actor';

/** As the catalogue's module binds it. */
export function productRepository(
  database: Database,
  cards: SqlListingRows,
  documents = new SqlSearchDocuments(database),
  actor: CurrentActor = new FixedActor(),
): TypeOrmProductRepository {
  const { dataSource } = database;
  return new TypeOrmProductRepository(
    database,
    dataSource.getRepository(ProductRow),
    dataSource.getRepository(VariantRow),
    dataSource.getRepository(ProductColourRow),
    dataSource.getRepository(ProductPictureRow),
    new SqlVariantRows(database, actor),
    documents,
    cards,
    new SqlSizeChartRepository(database),
  );
}
