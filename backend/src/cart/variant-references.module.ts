import { Global, Module } from '@nestjs/common';
import { VariantReferences } from '../catalogue/variant-references';
import { Database } from '../platform/postgres/database';
import { bind } from '../platform/provide';
import { SqlVariantReferences } from './adapters/postgres/sql-variant-references';

/** Global, because the catalogue, which asks, does not import the cart. */
@Global()
@Module({
  providers: [bind(VariantReferences, SqlVariantReferences, Database)],
  exports: [VariantReferences],
})
export class VariantReferencesModule {}
