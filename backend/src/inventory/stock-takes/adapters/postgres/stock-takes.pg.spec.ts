import { InMemoryOutbox } from '../../../../../test/support/memory/in-memory-outbox';
import { productChanges } from '../../../../../test/support/catalogue/product-changes';
import { productRepository } from '../../../../../test/support/catalogue/product-repository';
import { FixedActor } from '../../../../../test/support/memory/fixed-actor';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { amid } from '../../../../../test/support/turns';
import { SqlOffers } from '../../../../catalogue/products/adapters/postgres/sql-offers';
import { SqlShelfPieces } from '../../../../reporting/places/adapters/postgres/sql-shelf-pieces';
import { newId } from '../../../../shared/ids';
import { SqlStock } from '../../../adapters/postgres/sql-stock';
import { admin, stockSteps } from '../../../application/stock-world.contract';
import type { StockMovement } from '../../../stock-movement';
import { describeStockTakes, stockTakeUseCases } from '../../application/stock-takes.contract';
import { StockTakeIsClosed } from '../../domain/stock-take.errors';
import { FixedClock } from '../../../../../test/support/memory/fixed-clock';
import { RecordCounts } from '../../application/record-counts';
import { SqlStockTakeQueries } from './sql-stock-take.queries';
import { SqlStockTakeLines } from './sql-stock-take-lines';
import { SqlStockTakeRepository } from './sql-stock-take.repository';

describe('stock-takes in Postgres', () => {
  const postgres = testDatabase();
  const world = () => {
    const { database, unitOfWork } = postgres();
    const changes = productChanges(database);
    return {
      products: productRepository(database, changes),
      offers: new SqlOffers(database),
      stock: new SqlStock(database, new FixedActor(admin), changes, new InMemoryOutbox()),
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
  };
  describeStockTakes(world);

  describe('with two at once', () => {
    const { inStock, stockOf, reserve, causes } = stockSteps(world);

    async function opened() {
      const { productId, variantId } = await inStock(12);
      const { database, unitOfWork } = postgres();
      const { stockTakes, lines, shelf, stock } = world();
      const sku = newId();
      await database.query('UPDATE catalogue.variants SET sku = $1 WHERE id = $2', [sku, variantId]);
      const file = new RecordCounts(
        stockTakes,
        new SqlStockTakeQueries(database),
        lines,
        shelf,
        stock,
        new FixedActor(admin),
        new FixedClock(),
        unitOfWork,
      );
      const { open, count, book, step } = stockTakeUseCases(world(), [productId]);
      const stockTakeId = await open.execute({ kind: 'filter', query: '' });
      return {
        variantId,
        count: (counted: number) => count.execute({ stockTakeId, variantId, counted }),
        record: (counted: number) =>
          file.execute({ stockTakeId, rows: [{ row: 2, sku, gtin: undefined, counted }] }),
        book: () => book.execute({ stockTakeId, reason: 'Yearly count' }),
        step: () => step.execute({ stockTakeId }),
      };
    }

    it('counts nothing any more once the booking has begun', async () => {
      const { count, book, step, variantId } = await opened();
      await count(10);
      await expect(amid(postgres(), book, () => count(5))).rejects.toThrow(StockTakeIsClosed);
      await step();
      expect(await stockOf(variantId)).toBe(10);
    });

    it('books with what was counted last before it', async () => {
      const { count, book, step, variantId } = await opened();
      await count(10);
      await amid(postgres(), () => count(11), book);
      await step();
      expect(await stockOf(variantId)).toBe(11);
    });

    it('records no file any more once the booking has begun, and books a file that is being recorded', async () => {
      const { count, record, book, step, variantId } = await opened();
      await count(10);
      await amid(postgres(), () => record(11), book);
      await step();
      expect(await stockOf(variantId)).toBe(11);
      const other = await opened();
      await other.count(10);
      await expect(amid(postgres(), other.book, () => other.record(5))).rejects.toThrow(StockTakeIsClosed);
    });

    it('records the same file once when it is sent twice at once', async () => {
      const { record } = await opened();
      const outcomes = [];
      outcomes.push(
        await amid(
          postgres(),
          async () => outcomes.push(await record(10)),
          () => record(10),
        ),
      );
      expect(outcomes).toMatchObject([
        { recorded: 1, same: 0, refused: 0 },
        { recorded: 0, same: 1, refused: 0 },
      ]);
    });

    it('expects the same whether an order reserves pieces before or after', async () => {
      const { count, variantId } = await opened();
      const order = () => reserve(newId(), [{ variantId, quantity: 4 }]);
      const { shelf } = await amid(postgres(), order, () => count(10));
      expect(shelf).toEqual({ free: 8, held: 4, toSend: 0 });
    });

    it('books once when two servers take the same step', async () => {
      const { count, book, step, variantId } = await opened();
      await count(10);
      await book();
      await amid(postgres(), step, step);
      expect(await stockOf(variantId)).toBe(10);
      expect(await causes(variantId)).toEqual([
        ['initial', 12],
        ['corrected', -2],
      ]);
    });
  });
});
