import { Module } from '@nestjs/common';
import { BannersModule } from './banners/banners.module';
import { CollectionsModule } from './collections/collections.module';
import { TargetedProductsModule } from './collections/targeted-products.module';
import { ListingRowsModule } from './listing-rows/listing-rows.module';
import { ListingModule } from './listing/listing.module';
import { PagesModule } from './pages/pages.module';
import { ProductListModule } from './product-list/product-list.module';
import { SearchEnginesModule } from './search-engines/search-engines.module';
import { SearchModule } from './search/search.module';

@Module({
  imports: [
    ListingRowsModule,
    ListingModule,
    ProductListModule,
    CollectionsModule,
    TargetedProductsModule,
    BannersModule,
    SearchModule,
    PagesModule,
    SearchEnginesModule,
  ],
  exports: [ProductListModule],
})
export class StorefrontModule {}
