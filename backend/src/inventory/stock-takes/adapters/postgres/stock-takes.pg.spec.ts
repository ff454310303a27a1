import { productChanges } from '../../../../../test/support/catalogue/product-changes';
import { productRepository } from '../../../../../test/support/catalogue/product-repository';
import { FixedActor } from '../../../../../test/support/memory/fixed-actor';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { SqlOffers } from '../../../../catalogue/products/adapters/postgres/sql-offers';
import { SqlShelfPieces } from '../../../../reporting/places/adapters/postgres/sql-shelf-pieces';
import { SqlStock } from '../../../adapters/postgres/sql-stock';
import { admin } from '../../../application/stock-world.contract';
import type { StockMovement } from '../../../stock-movement';
import { describeStockTakes } from '../../application/stock-takes.contract';
import { SqlStockTakeLines } from './sql-stock-take-lines';
import { SqlStockTakeRepository } from './sql-stock-take.repository';

describe('stock-takes in Postgres', () => {
  const postgres = testDatabase();
  describeStockTakes(() => {
    const { database, unitOfWork } = postgres();
    const changes = productChanges(database);
    return {
      products: productRepository(database, changes),
      offers: new SqlOffers(database),
      stock: new SqlStock(database, new FixedActor(admin), changes),
      stockTakes: new SqlStockTakeRepository(database),
      lines: new SqlStockTakeLines(database),
      shelf: new SqlShelfPieces(database),
      unitOfWork,
      movementsOf: (variantId: string) =>
        database.query<StockMovement>(
          `SELECT variant_id AS "variantId", change, cause, actor, order_id AS "orderId"
             FROM catalogue.stock_movements WHERE variant_id = $1 ORDER BY id`,
          [variantId],
        ),
    };
  });
});
