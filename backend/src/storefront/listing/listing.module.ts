import { Module, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/postgres/database';
import { bind, provide } from '../../platform/provide';
import { ProductsController } from './adapters/http/products.controller';
import { SqlFacetCounts } from './adapters/postgres/sql-facet-counts';
import { SqlProductQueries } from './adapters/postgres/sql-product.queries';
import { ProductQueries } from './application/ports';

@Module({
  controllers: [ProductsController],
  providers: [
    provide(SqlFacetCounts, Database),
    bind(ProductQueries, SqlProductQueries, Database, SqlFacetCounts),
  ],
  exports: [ProductQueries],
})
export class ListingModule implements OnModuleInit {
  constructor(private readonly facetCounts: SqlFacetCounts) {}

  onModuleInit(): void {
    void this.facetCounts.warmUp();
  }
}
