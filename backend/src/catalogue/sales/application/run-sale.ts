import type { AuditTrail } from '../../../audit/audit-trail';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { Sale } from '../domain/sale';
import type { SaleRepository } from './ports';
import { saleEntry } from './sale-audit';
import type { SaleBatches } from './sale-batches';
import type { SaleSchedule } from './sale-schedule';

/** One step of a sale, and when the next follows. Repeating it, or running it too early, changes nothing twice and nothing too soon. */
export class RunSale {
  constructor(
    private readonly sales: SaleRepository,
    private readonly batches: SaleBatches,
    private readonly schedule: SaleSchedule,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute({ saleId }: { saleId: string }): Promise<void> {
    return this.unitOfWork.run(async () => {
      const sale = await this.sales.findForChange(saleId);
      if (!sale) return;
      const now = await this.sales.now();
      await this.advance(sale, now);
      const isMore = await this.step(sale);
      await this.sales.save(sale);
      if (isMore) await this.schedule.goOn(sale);
      else if (!sale.isOver) await this.schedule.plan(sale, now);
    });
  }

  private async advance(sale: Sale, now: Date): Promise<void> {
    const before = { state: sale.state.state };
    if (!sale.advance(now)) return;
    const { state } = sale.state;
    const action = state === 'running' ? 'started' : 'ended';
    await this.audit.record(saleEntry(sale, { action, before, after: { state } }));
  }

  /** @returns whether another step follows at once */
  private async step(sale: Sale): Promise<boolean> {
    if (sale.isOver) return this.batches.restoreNext(sale);
    if (sale.state.state === 'planned' || sale.state.isReduced) return false;
    await this.batches.reduceNext(sale);
    return !sale.state.isReduced;
  }
}
