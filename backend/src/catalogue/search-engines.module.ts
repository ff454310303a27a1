import { Module } from '@nestjs/common';
import { Database } from '../platform/postgres/database';
import { bind, provide } from '../platform/provide';
import { Sitemaps } from '../platform/search-engines/sitemaps';
import { CatalogueSitemaps } from './adapters/http/search-engines/catalogue-sitemaps';
import { ProductFeedController } from './adapters/http/search-engines/product-feed.controller';
import { SqlFeedQueries } from './adapters/postgres/search-engines/sql-feed.queries';
import { SqlSitemapQueries } from './adapters/postgres/search-engines/sql-sitemap.queries';
import { SqlTaxonomyQueries } from './adapters/postgres/taxonomy/sql-taxonomy.queries';
import { FeedQueries, SitemapQueries } from './application/search-engines/ports';
import { TaxonomyQueries } from './application/taxonomy/ports';

/** What search engines read of the catalogue beside its pages. */
@Module({
  controllers: [ProductFeedController],
  providers: [
    bind(TaxonomyQueries, SqlTaxonomyQueries, Database),
    bind(FeedQueries, SqlFeedQueries, Database),
    bind(SitemapQueries, SqlSitemapQueries, Database),
    provide(CatalogueSitemaps, Sitemaps, SitemapQueries),
  ],
})
export class SearchEnginesModule {}
