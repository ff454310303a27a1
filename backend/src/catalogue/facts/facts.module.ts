import { Module } from '@nestjs/common';
import { Database } from '../../platform/postgres/database';
import { bind, provide } from '../../platform/provide';
import { MissingFactsController } from './adapters/http/missing-facts.controller';
import { SqlWeights } from './adapters/postgres/sql-weights';
import { MissingFacts } from './application/missing-facts';
import { ProductRepository } from '../products/application/ports';
import { ProductsModule } from '../products/products.module';
import { TaxonomyQueries } from '../taxonomy-queries';
import { TaxonomyModule } from '../taxonomy/taxonomy.module';
import { Weights } from '../weights';

/** Facts of products: materials, care, origin, maker, weight. */
@Module({
  imports: [ProductsModule, TaxonomyModule],
  controllers: [MissingFactsController],
  providers: [bind(Weights, SqlWeights, Database), provide(MissingFacts, ProductRepository, TaxonomyQueries)],
  exports: [Weights],
})
export class FactsModule {}
