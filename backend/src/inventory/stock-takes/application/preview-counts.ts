import { type CountedRow, type MatchedRow, matchRows, type RowProblem } from '../domain/counted-rows';
import { NoSuchStockTake, StockTakeIsClosed } from '../domain/stock-take.errors';
import type { LineInFile, StockTakeQueries } from './stock-take-queries';

export interface CountsPreview {
  matched: MatchedRow<LineInFile>[];
  problems: RowProblem[];
}

/** Says what would be counted if the rows of this file were recorded. Changes nothing. */
export class PreviewCounts {
  constructor(private readonly stockTakes: StockTakeQueries) {}

  /** @throws NoSuchStockTake, StockTakeIsClosed */
  async execute({ stockTakeId, rows }: { stockTakeId: string; rows: CountedRow[] }): Promise<CountsPreview> {
    const stockTake = await this.stockTakes.find(stockTakeId);
    if (!stockTake) throw new NoSuchStockTake();
    if (stockTake.state !== 'open') throw new StockTakeIsClosed();
    return matchRows(rows, await this.stockTakes.linesInFile(stockTakeId));
  }
}
