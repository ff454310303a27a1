import { Global, Module } from '@nestjs/common';
import { Database } from '../platform/postgres/database';
import { provide, bind } from '../platform/provide';
import { ProductChanges } from '../shared/product-changes';
import { SqlListingRows } from './adapters/postgres/listing/sql-listing-rows';
import { SqlProductChanges } from './adapters/postgres/listing/sql-product-changes';
import { SqlSearchDocuments } from './adapters/postgres/search/sql-search-documents';

/** Global, because the contexts that change products import none that read them. */
@Global()
@Module({
  providers: [
    provide(SqlListingRows, Database),
    provide(SqlSearchDocuments, Database),
    bind(ProductChanges, SqlProductChanges, SqlSearchDocuments, SqlListingRows),
  ],
  exports: [ProductChanges],
})
export class ProductChangesModule {}
