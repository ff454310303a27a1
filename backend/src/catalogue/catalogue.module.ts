import { Module } from '@nestjs/common';
import { FactsModule } from './facts.module';
import { ImportModule } from './import.module';
import { PricesModule } from './prices.module';
import { ProductsModule } from './products.module';
import { PublicationModule } from './publication.module';
import { SizesModule } from './sizes.module';
import { TaxonomyModule } from './taxonomy.module';

const subjects = [
  ProductsModule,
  PricesModule,
  TaxonomyModule,
  SizesModule,
  FactsModule,
  PublicationModule,
  ImportModule,
];

@Module({ imports: subjects, exports: subjects })
export class CatalogueModule {}
