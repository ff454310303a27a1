import { Module } from '@nestjs/common';
import { BannersModule } from './banners.module';
import { CollectionsModule } from './collections.module';
import { ListingRowsModule } from './listing-rows.module';
import { ListingModule } from './listing.module';
import { ProductListModule } from './product-list.module';
import { SearchEnginesModule } from './search-engines.module';
import { SearchModule } from './search.module';

@Module({
  imports: [
    ListingRowsModule,
    ListingModule,
    ProductListModule,
    CollectionsModule,
    BannersModule,
    SearchModule,
    SearchEnginesModule,
  ],
})
export class StorefrontModule {}
