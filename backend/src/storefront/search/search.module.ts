import { Module } from '@nestjs/common';
import { Database } from '../../platform/postgres/database';
import { bind } from '../../platform/provide';
import { SearchController } from './adapters/http/search.controller';
import { SqlSearchQueries } from './adapters/postgres/sql-search.queries';
import { SearchQueries } from './application/ports';

@Module({
  controllers: [SearchController],
  providers: [bind(SearchQueries, SqlSearchQueries, Database)],
})
export class SearchModule {}
