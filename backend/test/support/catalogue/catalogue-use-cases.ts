import { InMemoryOutbox } from '../memory/in-memory-outbox';
import { SqlImportableProducts } from '../../../src/catalogue/import/adapters/postgres/sql-importable-products';
import { SqlSizeChartRepository } from '../../../src/catalogue/sizes/adapters/postgres/sql-size-chart.repository';
import { SqlProductSlugs } from '../../../src/catalogue/products/adapters/postgres/sql-product-slugs';
import { SqlOffers } from '../../../src/catalogue/products/adapters/postgres/sql-offers';
import { SqlStock } from '../../../src/inventory/adapters/postgres/sql-stock';
import { AddProduct } from '../../../src/catalogue/products/application/add-product';
import { DeleteProduct } from '../../../src/catalogue/products/application/delete-product';
import { EditFlatProduct } from '../../../src/catalogue/products/application/edit-flat-product';
import { EditProduct } from '../../../src/catalogue/products/application/edit-product';
import { EditVariants } from '../../../src/catalogue/products/application/edit-variants';
import { ImportedProducts } from '../../../src/catalogue/import/application/imported-products';
import { UnusedVariants } from '../../../src/catalogue/products/application/unused-variants';
import type { Database } from '../../../src/platform/postgres/database';
import type { UnitOfWork } from '../../../src/shared/unit-of-work';
import { audit } from '../memory/audit-in-memory';
import { FixedActor } from '../memory/fixed-actor';
import { FixedClock } from '../memory/fixed-clock';
import { noPictures } from '../memory/no-pictures';
import { NoVariantReferences } from '../memory/no-variant-references';
import { productChanges } from './product-changes';
import { productRepository } from './product-repository';

/** The use cases change products on Postgres. */
export function catalogueUseCases(database: Database, unitOfWork: UnitOfWork) {
  const clock = new FixedClock();
  const changes = productChanges(database);
  const products = productRepository(database, changes);
  const charts = new SqlSizeChartRepository(database);
  const stock = new SqlStock(database, new FixedActor(), changes, new InMemoryOutbox());
  const slugs = new SqlProductSlugs(database, changes);
  const offers = new SqlOffers(database);
  const unused = new UnusedVariants(stock, new NoVariantReferences());
  return {
    products,
    stock,
    offers,
    addProduct: new AddProduct(products, slugs, charts, stock, noPictures, audit, unitOfWork, clock),
    editProduct: new EditProduct(products, slugs, stock, unused, noPictures, audit, unitOfWork),
    editFlatProduct: new EditFlatProduct(products, slugs, stock, noPictures, audit, unitOfWork),
    editVariants: new EditVariants(products, stock, audit, unitOfWork),
    deleteProduct: new DeleteProduct(products, audit, unitOfWork, clock),
    importableProducts: new SqlImportableProducts(database, products, charts),
    importedProducts: new ImportedProducts(products, slugs, charts, stock, audit, clock),
  };
}
