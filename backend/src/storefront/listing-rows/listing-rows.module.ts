import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { Subscriptions } from '../../platform/jobs/subscriptions';
import { LowestPrices } from '../../catalogue/shown-products';
import { Database } from '../../platform/postgres/database';
import { bind, provide } from '../../platform/provide';
import { ProductChanges } from '../../shared/product-changes';
import { SqlListingRows } from './adapters/postgres/sql-listing-rows';
import { SqlLowestPrices } from './adapters/postgres/sql-lowest-prices';
import { SqlProductChanges } from './adapters/postgres/sql-product-changes';
import { SqlSearchDocuments } from '../search/adapters/postgres/sql-search-documents';
import { SqlReadModelRefresh } from './adapters/postgres/sql-read-model-refresh';
import { type ProductsToRefresh, ReadModelRefresh, refreshProducts } from '../../catalogue/refresh-products';

/** Global, because the contexts that change products import none that read them, or that show them. */
@Global()
@Module({
  providers: [
    provide(SqlListingRows, Database),
    provide(SqlSearchDocuments, Database),
    bind(ProductChanges, SqlProductChanges, SqlSearchDocuments, SqlListingRows),
    bind(LowestPrices, SqlLowestPrices, Database),
    bind(ReadModelRefresh, SqlReadModelRefresh, Database, ProductChanges),
  ],
  exports: [LowestPrices, ProductChanges],
})
export class ListingRowsModule implements OnModuleInit {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly readModelRefresh: ReadModelRefresh,
  ) {}

  onModuleInit(): void {
    this.subscriptions.onJob(refreshProducts, (products) =>
      this.readModelRefresh.refresh(products as ProductsToRefresh),
    );
  }
}
