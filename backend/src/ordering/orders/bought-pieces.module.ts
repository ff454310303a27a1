import { Global, Module } from '@nestjs/common';
import { Database } from '../../platform/postgres/database';
import { bind } from '../../platform/provide';
import { BoughtPieces } from '../../reviews/bought-pieces';
import { SqlBoughtPieces } from './adapters/postgres/sql-bought-pieces';

/** Global, because reviews, which ask, do not import ordering. */
@Global()
@Module({
  providers: [bind(BoughtPieces, SqlBoughtPieces, Database)],
  exports: [BoughtPieces],
})
export class BoughtPiecesModule {}
