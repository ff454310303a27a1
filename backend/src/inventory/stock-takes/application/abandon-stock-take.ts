import type { AuditTrail } from '../../../audit/audit-trail';
import type { CurrentActor } from '../../../shared/actor';
import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { NoSuchStockTake } from '../domain/stock-take.errors';
import { signatureOf } from './current-signature';
import type { StockTakeRepository } from './ports';
import { stockTakeEntry } from './stock-take-audit';

/** Nothing is booked, and what was counted can still be looked at. */
export class AbandonStockTake {
  constructor(
    private readonly stockTakes: StockTakeRepository,
    private readonly actor: CurrentActor,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchStockTake, StockTakeIsClosed */
  execute({ stockTakeId }: { stockTakeId: string }): Promise<void> {
    return this.unitOfWork.run(async () => {
      const stockTake = await this.stockTakes.findForChange(stockTakeId);
      if (!stockTake) throw new NoSuchStockTake();
      stockTake.abandon(signatureOf(this.actor, this.clock));
      await this.stockTakes.save(stockTake);
      await this.audit.record(stockTakeEntry(stockTake, 'abandoned'));
    });
  }
}
