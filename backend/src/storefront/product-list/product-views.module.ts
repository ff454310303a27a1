import { Global, Module } from '@nestjs/common';
import { Database } from '../../platform/postgres/database';
import { bind } from '../../platform/provide';
import { SqlProductViews } from './adapters/postgres/sql-product-views';
import { ProductViews } from '../../catalogue/product-views';
import { VariantReferences } from '../../catalogue/variant-references';

/** Global, because the catalogue, which asks, does not import the storefront. */
@Global()
@Module({
  providers: [bind(ProductViews, SqlProductViews, Database, VariantReferences)],
  exports: [ProductViews],
})
export class ProductViewsModule {}
