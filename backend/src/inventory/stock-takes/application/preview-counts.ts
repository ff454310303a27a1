import type { Clock } from '../../../shared/time/clock';
import { type CountedRow, type MatchedRow, matchRows, type RowProblem } from '../domain/counted-rows';
import { NoSuchStockTake, StockTakeIsClosed } from '../domain/stock-take.errors';
import type { LineInFile, StockTakeQueries } from './stock-take-queries';

export interface CountsPreview {
  matched: MatchedRow<LineInFile>[];
  problems: RowProblem[];
  /** Counts until then are in `matched`. */
  readAt: Date;
}

/** Says what would be counted if the rows of this file were recorded. Changes nothing. */
export class PreviewCounts {
  constructor(
    private readonly stockTakes: StockTakeQueries,
    private readonly clock: Clock,
  ) {}

  /** @throws NoSuchStockTake, StockTakeIsClosed */
  async execute({ stockTakeId, rows }: { stockTakeId: string; rows: CountedRow[] }): Promise<CountsPreview> {
    const stockTake = await this.stockTakes.find(stockTakeId);
    if (!stockTake) throw new NoSuchStockTake();
    if (stockTake.state !== 'open') throw new StockTakeIsClosed();
    const readAt = this.clock.now();
    return { readAt, ...matchRows(rows, await this.stockTakes.linesInFile(stockTakeId)) };
  }
}
