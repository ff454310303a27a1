import type { Provider } from '@nestjs/common';
import { Pictures } from '../pictures/pictures';
import { PageHeads } from '../platform/pages/page-heads';
import { PagePictures } from '../platform/pages/page-pictures';
import { Database } from '../platform/postgres/database';
import { bind, provide } from '../platform/provide';
import { Sitemaps } from '../platform/search-engines/sitemaps';
import { CatalogueHeads } from './adapters/http/search-engines/catalogue-heads';
import { CatalogueSitemaps } from './adapters/http/search-engines/catalogue-sitemaps';
import { ListingHead } from './adapters/http/search-engines/listing-head';
import { ProductHead } from './adapters/http/search-engines/product-head';
import { SqlFeedQueries } from './adapters/postgres/search-engines/sql-feed.queries';
import { SqlSitemapQueries } from './adapters/postgres/search-engines/sql-sitemap.queries';
import { CollectionQueries } from './application/collections/ports';
import { ProductQueries } from './application/ports';
import { ReviewQueries } from './application/review-ports';
import { FeedQueries, SitemapQueries } from './application/search-engines/ports';
import { TaxonomyQueries } from './application/taxonomy/ports';

/** The part of the catalogue's module that is for search engines. */
export const searchEngineProviders: Provider[] = [
  bind(FeedQueries, SqlFeedQueries, Database),
  bind(SitemapQueries, SqlSitemapQueries, Database),
  provide(CatalogueSitemaps, Sitemaps, SitemapQueries),
  provide(ProductHead, ProductQueries, ReviewQueries, PagePictures, Pictures, TaxonomyQueries),
  provide(ListingHead, TaxonomyQueries, CollectionQueries, PagePictures),
  provide(CatalogueHeads, PageHeads, ProductHead, ListingHead),
];
