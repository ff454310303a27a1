import { Global, Module } from '@nestjs/common';
import { TargetedProducts } from '../../catalogue/shown-products';
import { Database } from '../../platform/postgres/database';
import { bind } from '../../platform/provide';
import { SqlTargetedProducts } from './adapters/postgres/sql-targeted-products';
import { CollectionQueries } from './application/ports';
import { CollectionsModule } from './collections.module';

/** Global, because the catalogue, which asks, does not import the storefront. */
@Global()
@Module({
  imports: [CollectionsModule],
  providers: [bind(TargetedProducts, SqlTargetedProducts, Database, CollectionQueries)],
  exports: [TargetedProducts],
})
export class TargetedProductsModule {}
