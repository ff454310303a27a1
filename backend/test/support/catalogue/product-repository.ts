import { SqlVariantRows } from '../../../src/catalogue/products/adapters/postgres/sql-variant-rows';
import { ProductColourRow } from '../../../src/catalogue/products/adapters/postgres/product-colour.table';
import { ProductPictureRow } from '../../../src/catalogue/products/adapters/postgres/product-picture.table';
import { ProductRow } from '../../../src/catalogue/products/adapters/postgres/product.table';
import { SqlSizeChartRepository } from '../../../src/catalogue/sizes/adapters/postgres/sql-size-chart.repository';
import { TypeOrmProductRepository } from '../../../src/catalogue/products/adapters/postgres/typeorm-product.repository';
import { VariantRow } from '../../../src/catalogue/products/adapters/postgres/variant.table';
import type { Database } from '../../../src/platform/postgres/database';
import type { CurrentActor } from '../../../src/shared/actor';
import type { ProductChanges } from '../../../src/shared/product-changes';
import { FixedActor } from '../memory/fixed-actor';
import { productChanges } from './product-changes';

/** The repository is built as the catalogue's module builds it. */
export function productRepository(
  database: Database,
  changes: ProductChanges = productChanges(database),
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
    changes,
    new SqlSizeChartRepository(database),
  );
}
