import { Global, Module } from '@nestjs/common';
import { ShelfPieces } from '../../inventory/pieces-on-shelf';
import { Database } from '../../platform/postgres/database';
import { bind } from '../../platform/provide';
import { PiecesController } from './adapters/http/pieces.controller';
import { SqlPieceQueries } from './adapters/postgres/sql-piece-queries';
import { SqlShelfPieces } from './adapters/postgres/sql-shelf-pieces';
import { PieceQueries } from './application/ports';

/** Every piece in one place. Global, because the inventory, which asks for the shelf, does not import reporting. */
@Global()
@Module({
  controllers: [PiecesController],
  providers: [bind(PieceQueries, SqlPieceQueries, Database), bind(ShelfPieces, SqlShelfPieces, Database)],
  exports: [PieceQueries, ShelfPieces],
})
export class PlacesModule {}
