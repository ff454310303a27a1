import type { Provider } from '@nestjs/common';
import { Database } from '../platform/postgres/database';
import { bind, provide } from '../platform/provide';
import { SqlWeights } from './adapters/postgres/sql-weights';
import { MissingFacts } from './application/missing-facts';
import { ProductRepository } from './application/ports';
import { TaxonomyQueries } from './taxonomy-queries';
import { Weights } from './weights';

/** The part of the catalogue's module that is about facts of products. */
export const factsProviders: Provider[] = [
  bind(Weights, SqlWeights, Database),
  provide(MissingFacts, ProductRepository, TaxonomyQueries),
];
