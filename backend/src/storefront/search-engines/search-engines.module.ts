import { Module } from '@nestjs/common';
import { ReturnTerms } from '../../content/return-terms';
import { ShopCountry } from '../../content/shop-country';
import { TextPages } from '../../content/text-pages';
import { PagesModule } from '../pages/pages.module';
import { ContentModule } from '../../content/content.module';
import { Pictures } from '../../pictures/pictures';
import { PicturesModule } from '../../pictures/pictures.module';
import { PageHeads } from './adapters/http/page-heads';
import { PagePictures } from '../pages/adapters/http/page-pictures';
import { Database } from '../../platform/postgres/database';
import { bind, provide } from '../../platform/provide';
import { Sitemaps } from './adapters/http/sitemaps/sitemaps';
import { ListingHead } from './adapters/http/listing-head';
import { shopSitemaps } from './adapters/http/sitemaps/shop-sitemaps';
import { TextPageHead } from './adapters/http/text-page-head';
import { ProductFeedController } from './adapters/http/product-feed.controller';
import { ProductHead } from './adapters/http/product-head';
import { SqlFeedQueries } from './adapters/postgres/sql-feed.queries';
import { SqlSitemapQueries } from './adapters/postgres/sql-sitemap.queries';
import { CollectionQueries } from '../collections/application/ports';
import { ProductQueries } from '../listing/application/ports';
import { FeedQueries, SitemapQueries } from './application/ports';
import { CatalogueModule } from '../../catalogue/catalogue.module';
import { CollectionsModule } from '../collections/collections.module';
import { ListingModule } from '../listing/listing.module';
import { ReviewQueries } from '../../reviews/review-queries';
import { ReviewsModule } from '../../reviews/reviews.module';
import { TaxonomyQueries } from '../../catalogue/taxonomy-queries';

/** Search engines and comparison sites read the feed, the sitemaps and the heads of pages. */
@Module({
  imports: [
    CatalogueModule,
    CollectionsModule,
    ListingModule,
    ReviewsModule,
    ContentModule,
    PagesModule,
    PicturesModule,
  ],
  controllers: [ProductFeedController],
  providers: [
    bind(FeedQueries, SqlFeedQueries, Database),
    bind(SitemapQueries, SqlSitemapQueries, Database),
    { provide: Sitemaps, inject: [SitemapQueries, TextPages], useFactory: shopSitemaps },
    provide(TextPageHead, TextPages),
    provide(
      ProductHead,
      ProductQueries,
      ReviewQueries,
      PagePictures,
      Pictures,
      TaxonomyQueries,
      ReturnTerms,
      ShopCountry,
    ),
    provide(ListingHead, TaxonomyQueries, CollectionQueries, PagePictures),
    provide(PageHeads, ProductHead, ListingHead, TextPageHead),
  ],
})
export class SearchEnginesModule {}
