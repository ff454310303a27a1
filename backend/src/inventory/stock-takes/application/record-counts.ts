import type { CurrentActor } from '../../../shared/actor';
import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { ShelfPieces } from '../../pieces-on-shelf';
import type { Stock } from '../../stock';
import { type CountedRow, type MatchedRow, matchRows } from '../domain/counted-rows';
import { NoSuchStockTake } from '../domain/stock-take.errors';
import { signatureOf } from './current-signature';
import type { StockTakeLines, StockTakeRepository } from './ports';
import type { LineInFile, StockTakeQueries } from './stock-take-queries';

export interface CountsRecorded {
  recorded: number;
  /** Their lines had the same number already. */
  same: number;
  /** Those of `recorded` whose line had another number. */
  replaced: number;
  /** Rows whose line was counted after the file was read: they count nothing. */
  newer: number;
  /** Rows whose line is not there or not clear. */
  refused: number;
}

export interface RecordCountsInput {
  stockTakeId: string;
  rows: CountedRow[];
  /** When somebody saw what the file would count; undefined: nobody did. */
  seenAt?: Date;
}

/**
 * The numbers of a file count as if they were typed now, all in one transaction. A file that is recorded twice changes nothing the second time:
 * what was to be on the shelf is that of the first. A count that came after the file was read stays.
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
  execute({ stockTakeId, rows, seenAt }: RecordCountsInput): Promise<CountsRecorded> {
    return this.unitOfWork.run(async () => {
      const stockTake = await this.stockTakes.findForCounting(stockTakeId);
      if (!stockTake) throw new NoSuchStockTake();
      stockTake.assertOpen();
      const named = matchRows(rows, await this.queries.linesInFile(stockTakeId)).matched;
      await this.stock.lock(named.map(({ line }) => line.variantId));
      // Until the lock, somebody may have counted a line.
      const { matched, problems } = matchRows(rows, await this.queries.linesInFile(stockTakeId));
      const isNewer = ({ line, effect }: MatchedRow<LineInFile>) =>
        (effect === 'replaced' || effect === 'again') && seenAt !== undefined && line.countedAt! > seenAt;
      const counts = matched.filter((one) => !isNewer(one));
      const recorded = counts.length === 0 ? 0 : await this.record(stockTakeId, counts);
      return {
        recorded,
        same: counts.length - recorded,
        replaced: counts.filter(({ effect }) => effect === 'replaced').length,
        newer: matched.length - counts.length,
        refused: problems.length,
      };
    });
  }

  private async record(stockTakeId: string, matched: MatchedRow<LineInFile>[]) {
    const counts = matched.map(({ line: { variantId }, counted }) => ({ variantId, counted }));
    const variantIds = counts.map(({ variantId }) => variantId);
    const shelf = await this.shelf.ofAll(variantIds);
    const expected = (variantId: string) => {
      const { free, held, toSend } = shelf.get(variantId)!;
      return free + held + toSend;
    };
    const all = counts.map((count) => ({ ...count, expected: expected(count.variantId) }));
    return this.lines.countAll(stockTakeId, all, signatureOf(this.actor, this.clock));
  }
}
