import { Global, Module } from '@nestjs/common';
import { MatchingProducts, TargetedProducts } from '../../catalogue/shown-products';
import { ProductsToCount } from '../../inventory/products-to-count';
import { Database } from '../../platform/postgres/database';
import { bind } from '../../platform/provide';
import { SqlTargetedProducts } from './adapters/postgres/sql-targeted-products';
import { CollectionQueries } from './application/ports';
import { ProductListQueries } from '../product-list/application/product-list';
import { ListedMatchingProducts } from '../product-list/adapters/http/listed-matching-products';
import { ListedProductsToCount } from '../product-list/adapters/contexts/listed-products-to-count';
import { ProductListModule } from '../product-list/product-list.module';
import { CollectionsModule } from './collections.module';

/** Global, because the catalogue and the inventory, which ask, do not import the storefront. */
@Global()
@Module({
  imports: [CollectionsModule, ProductListModule],
  providers: [
    bind(MatchingProducts, ListedMatchingProducts, ProductListQueries),
    bind(ProductsToCount, ListedProductsToCount, MatchingProducts),
    bind(TargetedProducts, SqlTargetedProducts, Database, CollectionQueries, MatchingProducts),
  ],
  exports: [MatchingProducts, ProductsToCount, TargetedProducts],
})
export class TargetedProductsModule {}
