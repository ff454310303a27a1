import type { CurrentActor } from '../../../shared/actor';
import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { PiecesOnShelf, ShelfPieces } from '../../pieces-on-shelf';
import type { Stock } from '../../stock';
import { NoSuchLine, NoSuchStockTake } from '../domain/stock-take.errors';
import { signatureOf } from './current-signature';
import type { LineCount, StockTakeLines, StockTakeRepository } from './ports';

interface CountLineInput {
  stockTakeId: string;
  variantId: string;
  /** Null takes the count back. */
  counted: number | null;
}

export interface LineCounted {
  /** These pieces were to be on the shelf at this moment. */
  shelf: PiecesOnShelf;
  /** The count that this one replaces. */
  earlier: LineCount | undefined;
}

/** The latest count of a line stands. What was to be on the shelf is remembered with it, so that later sales do not matter. */
export class CountLine {
  constructor(
    private readonly stockTakes: StockTakeRepository,
    private readonly lines: StockTakeLines,
    private readonly shelf: ShelfPieces,
    private readonly stock: Stock,
    private readonly actor: CurrentActor,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchStockTake, StockTakeIsClosed, NoSuchLine */
  execute({ stockTakeId, variantId, counted }: CountLineInput): Promise<LineCounted> {
    return this.unitOfWork.run(async () => {
      const stockTake = await this.stockTakes.findForCounting(stockTakeId);
      if (!stockTake) throw new NoSuchStockTake();
      stockTake.assertOpen();
      if (!(await this.lines.has(stockTakeId, variantId))) throw new NoSuchLine();
      await this.stock.lock([variantId]);
      const shelf = await this.shelf.of(variantId);
      const expected = shelf.free + shelf.held + shelf.toSend;
      const by = signatureOf(this.actor, this.clock);
      const count = counted === null ? null : { counted, expected, by };
      return { shelf, earlier: await this.lines.count(stockTakeId, variantId, count) };
    });
  }
}
