import type { Jobs } from '../../../shared/jobs';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { Correction, Stock } from '../../stock';
import { type CountedLine, type LineOutcome, outcomeOf } from '../domain/counted-line';
import type { StockTake } from '../domain/stock-take';
import { type Booking, bookingOf, bookLines } from './book-stock-take';
import type { StockTakeLines, StockTakeRepository } from './ports';

/** One transaction locks and changes the stock of at most this number of variants. */
export const linesPerBatch = 100;

/** One step of a booking. A line has its outcome in the transaction that moves its stock, so a repeated step books nothing twice. */
export class BookLines {
  constructor(
    private readonly stockTakes: StockTakeRepository,
    private readonly lines: StockTakeLines,
    private readonly stock: Stock,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute({ stockTakeId }: Pick<Booking, 'stockTakeId'>): Promise<void> {
    return this.unitOfWork.run(async () => {
      const stockTake = await this.stockTakes.findForChange(stockTakeId);
      if (stockTake?.state.state !== 'booking') return;
      const lines = await this.lines.nextToBook(stockTakeId, linesPerBatch);
      if (lines.length > 0) await this.lines.record(stockTakeId, await this.book(stockTake, lines));
      if (lines.length === linesPerBatch) return this.jobs.schedule(bookLines, bookingOf(stockTake), 0);
      stockTake.finishBooking();
      await this.stockTakes.save(stockTake);
    });
  }

  private async book({ state }: StockTake, lines: CountedLine[]): Promise<Map<string, LineOutcome>> {
    const variantIds = lines.map(({ variantId }) => variantId);
    await this.stock.lock(variantIds);
    const correctedSince = await this.lines.correctedSince(state.id, variantIds);
    const outcomes = (impossible: ReadonlySet<string>) =>
      new Map(lines.map((line) => [line.variantId, outcomeOf(line, { impossible, correctedSince })]));
    const impossible = await this.correct(toCorrect(lines, outcomes(new Set())), state.reason);
    if (impossible.length === 0) return outcomes(new Set());
    const rest = outcomes(new Set(impossible));
    await this.correct(toCorrect(lines, rest), state.reason);
    return rest;
  }

  /** Corrects all or none. @returns the variants that cannot be corrected */
  private async correct(corrections: Correction[], reason: string | null): Promise<string[]> {
    const outcome = await this.stock.correct(corrections, reason ?? undefined);
    return outcome.corrected ? [] : outcome.impossible;
  }
}

/** Only the difference between what was counted and what was expected is applied. */
const toCorrect = (lines: CountedLine[], outcomes: ReadonlyMap<string, LineOutcome>): Correction[] =>
  lines
    .filter(({ variantId }) => outcomes.get(variantId) === 'corrected')
    .map(({ variantId, counted, expected }) => ({ variantId, counted, seen: expected }));
