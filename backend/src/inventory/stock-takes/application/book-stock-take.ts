import type { AuditTrail } from '../../../audit/audit-trail';
import type { CurrentActor } from '../../../shared/actor';
import { job, type Jobs } from '../../../shared/jobs';
import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { StockTake } from '../domain/stock-take';
import { NoSuchStockTake, NothingCounted } from '../domain/stock-take.errors';
import { signatureOf } from './current-signature';
import type { StockTakeLines, StockTakeRepository } from './ports';
import { stockTakeEntry } from './stock-take-audit';

/** The admin who booked is the actor of the movements; an empty name is none. */
export interface Booking extends Record<string, string> {
  stockTakeId: string;
  actor: string;
  actorName: string;
}

/** Other jobs do not wait for the batches of a large stock-take. */
export const bookLines = job<Booking>('inventory:book-stock-take', ({ stockTakeId }) => stockTakeId, {
  priority: 1,
});

export const bookingOf = ({ state: { id, closed } }: StockTake): Booking => ({
  stockTakeId: id,
  actor: closed?.actor ?? '',
  actorName: closed?.name ?? '',
});

/** From now on, nothing is counted any more; a job books the differences. */
export class BookStockTake {
  constructor(
    private readonly stockTakes: StockTakeRepository,
    private readonly lines: StockTakeLines,
    private readonly jobs: Jobs,
    private readonly actor: CurrentActor,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchStockTake, StockTakeIsClosed, NothingCounted */
  execute({ stockTakeId, reason }: { stockTakeId: string; reason: string }): Promise<void> {
    return this.unitOfWork.run(async () => {
      const stockTake = await this.stockTakes.findForChange(stockTakeId);
      if (!stockTake) throw new NoSuchStockTake();
      stockTake.book(reason, signatureOf(this.actor, this.clock));
      if (!(await this.lines.isAnyCounted(stockTakeId))) throw new NothingCounted();
      await this.stockTakes.save(stockTake);
      await this.jobs.schedule(bookLines, bookingOf(stockTake), 0);
      await this.audit.record(stockTakeEntry(stockTake, 'booking started'));
    });
  }
}
