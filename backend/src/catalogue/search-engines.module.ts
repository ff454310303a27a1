import { Module } from '@nestjs/common';
import { Database } from '../platform/postgres/database';
import { bind, provide } from '../platform/provide';
import { Sitemaps } from '../platform/search-engines/sitemaps';
import { CatalogueSitemaps } from './adapters/http/search-engines/catalogue-sitemaps';
import { SqlSitemapQueries } from './adapters/postgres/search-engines/sql-sitemap.queries';
import { SitemapQueries } from './application/search-engines/ports';

/** What search engines read of the catalogue beside its pages. */
@Module({
  providers: [
    bind(SitemapQueries, SqlSitemapQueries, Database),
    provide(CatalogueSitemaps, Sitemaps, SitemapQueries),
  ],
})
export class SearchEnginesModule {}
