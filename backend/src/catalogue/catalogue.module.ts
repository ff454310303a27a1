import { Module } from '@nestjs/common';
import { FactsModule } from './facts/facts.module';
import { ImportModule } from './import/import.module';
import { PricesModule } from './prices/prices.module';
import { ProductsModule } from './products/products.module';
import { PublicationModule } from './publication/publication.module';
import { SalesModule } from './sales/sales.module';
import { SizesModule } from './sizes/sizes.module';
import { TaxonomyModule } from './taxonomy/taxonomy.module';

const subjects = [
  ProductsModule,
  PricesModule,
  TaxonomyModule,
  SizesModule,
  FactsModule,
  PublicationModule,
  ImportModule,
  SalesModule,
];

@Module({ imports: subjects, exports: subjects })
export class CatalogueModule {}
