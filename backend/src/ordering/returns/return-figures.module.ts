import { Module } from '@nestjs/common';
import { Database } from '../../platform/postgres/database';
import { bind } from '../../platform/provide';
import { ReturnFigures } from '../return-figures';
import { SqlReturnFigures } from './adapters/postgres/sql-return-figures';

/** Reports read here how much came back. */
@Module({
  providers: [bind(ReturnFigures, SqlReturnFigures, Database)],
  exports: [ReturnFigures],
})
export class ReturnFiguresModule {}
