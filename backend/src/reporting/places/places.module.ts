import { Module } from '@nestjs/common';
import { Database } from '../../platform/postgres/database';
import { bind } from '../../platform/provide';
import { PiecesController } from './adapters/http/pieces.controller';
import { SqlPieceQueries } from './adapters/postgres/sql-piece-queries';
import { PieceQueries } from './application/ports';

/** Every piece in one place. */
@Module({
  controllers: [PiecesController],
  providers: [bind(PieceQueries, SqlPieceQueries, Database)],
  exports: [PieceQueries],
})
export class PlacesModule {}
