import { Module } from '@nestjs/common';
import { Database } from '../platform/postgres/database';
import { bind } from '../platform/provide';
import { SearchController } from './adapters/http/search.controller';
import { SqlSearchQueries } from './adapters/postgres/search/sql-search.queries';
import { SearchQueries } from './application/search-ports';

@Module({
  controllers: [SearchController],
  providers: [bind(SearchQueries, SqlSearchQueries, Database)],
})
export class SearchModule {}
