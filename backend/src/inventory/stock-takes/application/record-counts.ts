import type { CurrentActor } from '../../../shared/actor';
import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { ShelfPieces } from '../../pieces-on-shelf';
import type { Stock } from '../../stock';
import { type CountedRow, matchRows } from '../domain/counted-rows';
import { NoSuchStockTake } from '../domain/stock-take.errors';
import { signatureOf } from './current-signature';
import type { StockTakeLines, StockTakeRepository } from './ports';
import type { StockTakeQueries } from './stock-take-queries';

export interface CountsRecorded {
  recorded: number;
  /** Their lines had the same number already. */
  same: number;
  /** Rows whose line is not there or not clear. */
  refused: number;
}

/**
 * The numbers of a file count as if they were typed now, all in one transaction. A file that is recorded twice changes nothing the second time:
 * what was to be on the shelf is that of the first.
 */
export class RecordCounts {
  constructor(
    private readonly stockTakes: StockTakeRepository,
    private readonly queries: StockTakeQueries,
    private readonly lines: StockTakeLines,
    private readonly shelf: ShelfPieces,
    private readonly stock: Stock,
    private readonly actor: CurrentActor,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchStockTake, StockTakeIsClosed */
  execute({ stockTakeId, rows }: { stockTakeId: string; rows: CountedRow[] }): Promise<CountsRecorded> {
    return this.unitOfWork.run(async () => {
      const stockTake = await this.stockTakes.findForCounting(stockTakeId);
      if (!stockTake) throw new NoSuchStockTake();
      stockTake.assertOpen();
      const { matched, problems } = matchRows(rows, await this.queries.linesInFile(stockTakeId));
      const counts = matched.map(({ line: { variantId }, counted }) => ({ variantId, counted }));
      const recorded = counts.length === 0 ? 0 : await this.record(stockTakeId, counts);
      return { recorded, same: counts.length - recorded, refused: problems.length };
    });
  }

  private async record(stockTakeId: string, counts: { variantId: string; counted: number }[]) {
    const variantIds = counts.map(({ variantId }) => variantId);
    await this.stock.lock(variantIds);
    const shelf = await this.shelf.ofAll(variantIds);
    const expected = (variantId: string) => {
      const { free, held, toSend } = shelf.get(variantId)!;
      return free + held + toSend;
    };
    const all = counts.map((count) => ({ ...count, expected: expected(count.variantId) }));
    return this.lines.countAll(stockTakeId, all, signatureOf(this.actor, this.clock));
  }
}
