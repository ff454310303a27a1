import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditTrail } from '../../audit/audit-trail';
import { AuditModule } from '../../audit/audit.module';
import { InventoryModule } from '../../inventory/inventory.module';
import { Stock } from '../../inventory/stock';
import { Pictures } from '../../pictures/pictures';
import { PicturesModule } from '../../pictures/pictures.module';
import { Database } from '../../platform/postgres/database';
import { repositoryOf } from '../../platform/postgres/repository-of';
import { bind, provide } from '../../platform/provide';
import { CurrentActor } from '../../shared/actor';
import { Clock } from '../../shared/time/clock';
import { ProductChanges } from '../../shared/product-changes';
import { UnitOfWork } from '../../shared/unit-of-work';
import { AdminProductsController } from './adapters/http/admin-products.controller';
import { AdminVariantsController } from './adapters/http/admin-variants.controller';
import { SqlVariantRows } from './adapters/postgres/sql-variant-rows';
import { ProductColourRow } from './adapters/postgres/product-colour.table';
import { ProductPictureRow } from './adapters/postgres/product-picture.table';
import { ProductRow } from './adapters/postgres/product.table';
import { SqlCatalogueReconciliation } from './adapters/postgres/sql-catalogue-reconciliation';
import { SqlProductSlugs } from './adapters/postgres/sql-product-slugs';
import { SqlRatedProducts } from './adapters/postgres/sql-rated-products';
import { SqlOffers } from './adapters/postgres/sql-offers';
import { SqlSkus } from './adapters/postgres/sql-skus';
import { TypeOrmProductRepository } from './adapters/postgres/typeorm-product.repository';
import { VariantRow } from './adapters/postgres/variant.table';
import { AddProduct } from './application/add-product';
import { DeleteProduct } from './application/delete-product';
import { EditFlatProduct } from './application/edit-flat-product';
import { EditProduct } from './application/edit-product';
import { EditVariants } from './application/edit-variants';
import { ProductRepository } from './application/ports';
import { ProductSlugs } from './application/product-slugs';
import { SizeChartRepository } from '../sizes/application/ports';
import { UnusedVariants } from './application/unused-variants';
import { CatalogueReconciliation } from '../catalogue-reconciliation';
import { Offers, Skus } from '../offers';
import { RatedProducts } from '../rated-products';
import { SizesModule } from '../sizes/sizes.module';
import { VariantReferences } from '../variant-references';

const rows = [ProductRow, VariantRow, ProductColourRow, ProductPictureRow] as const;
const changes = [AuditTrail, UnitOfWork] as const;

@Module({
  imports: [AuditModule, InventoryModule, PicturesModule, SizesModule, TypeOrmModule.forFeature([...rows])],
  controllers: [AdminProductsController, AdminVariantsController],
  providers: [
    provide(SqlVariantRows, Database, CurrentActor),
    bind(
      ProductRepository,
      TypeOrmProductRepository,
      Database,
      repositoryOf(ProductRow),
      repositoryOf(VariantRow),
      repositoryOf(ProductColourRow),
      repositoryOf(ProductPictureRow),
      SqlVariantRows,
      ProductChanges,
      SizeChartRepository,
    ),
    bind(ProductSlugs, SqlProductSlugs, Database, ProductChanges),
    bind(Offers, SqlOffers, Database),
    bind(Skus, SqlSkus, Database),
    bind(CatalogueReconciliation, SqlCatalogueReconciliation, Database),
    bind(RatedProducts, SqlRatedProducts, Database),
    provide(UnusedVariants, Stock, VariantReferences),
    provide(
      AddProduct,
      ProductRepository,
      ProductSlugs,
      SizeChartRepository,
      Stock,
      Pictures,
      ...changes,
      Clock,
    ),
    provide(EditProduct, ProductRepository, ProductSlugs, Stock, UnusedVariants, Pictures, ...changes),
    provide(EditFlatProduct, ProductRepository, ProductSlugs, Stock, Pictures, ...changes),
    provide(EditVariants, ProductRepository, Stock, ...changes),
    provide(DeleteProduct, ProductRepository, ...changes, Clock),
  ],
  exports: [ProductRepository, ProductSlugs, Offers, Skus, CatalogueReconciliation, RatedProducts],
})
export class ProductsModule {}
