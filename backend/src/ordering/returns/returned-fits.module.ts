import { Global, Module } from '@nestjs/common';
import { Database } from '../../platform/postgres/database';
import { bind } from '../../platform/provide';
import { ReturnedFits } from '../../reviews/returned-fits';
import { SqlReturnedFits } from './adapters/postgres/sql-returned-fits';

/** Global, because reviews, which ask, do not import ordering. */
@Global()
@Module({
  providers: [bind(ReturnedFits, SqlReturnedFits, Database)],
  exports: [ReturnedFits],
})
export class ReturnedFitsModule {}
