import { Module } from '@nestjs/common';
import { Database } from '../../platform/postgres/database';
import { bind } from '../../platform/provide';
import { Clock } from '../../shared/time/clock';
import { ShopDays } from '../../shared/time/shop-days';
import { AdminProductListController } from './adapters/http/admin-product-list.controller';
import { ProductExportController } from './adapters/http/product-export.controller';
import { SqlExportedProducts } from './adapters/postgres/sql-exported-products';
import { SqlProductListQueries } from './adapters/postgres/sql-product-list.queries';
import { SqlWaitingProducts } from './adapters/postgres/sql-waiting-products';
import { ExportedProducts } from './application/exported-products';
import { ProductListQueries } from './application/product-list';
import { CollectionQueries } from '../collections/application/ports';
import { CollectionsModule } from '../collections/collections.module';
import { WaitingProducts } from '../waiting-products';
import { ListingModule } from '../listing/listing.module';
import { ProductViewsModule } from './product-views.module';

/** The admin reads products here. */
@Module({
  imports: [CollectionsModule, ListingModule, ProductViewsModule],
  controllers: [AdminProductListController, ProductExportController],
  providers: [
    bind(ProductListQueries, SqlProductListQueries, Database, CollectionQueries, ShopDays, Clock),
    bind(ExportedProducts, SqlExportedProducts, Database, ProductListQueries),
    bind(WaitingProducts, SqlWaitingProducts, Database, ShopDays, Clock),
  ],
  exports: [ProductListQueries, WaitingProducts],
})
export class ProductListModule {}
