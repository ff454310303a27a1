import { newId } from '../../shared/ids';
import { job, type Jobs } from '../../shared/jobs';
import type { Outbox } from '../../shared/events/outbox';
import { hourMs } from '../../shared/time/retention';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { StockFellLow } from '../inventory.events';
import type { LowStockDigests } from './ports';

/** There is one for the whole shop, however many servers ask for it. */
export const reportLowStock = job<Record<string, never>>('catalogue:report-low-stock', () => 'all', {
  priority: 2,
});

/** Once an hour, all variants that have fallen low since, in one digest: each fall is told once. */
export class ReportLowStock {
  constructor(
    private readonly digests: LowStockDigests,
    private readonly outbox: Outbox,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async begin(): Promise<void> {
    await this.jobs.schedule(reportLowStock, {}, 0);
  }

  execute(): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.jobs.schedule(reportLowStock, {}, hourMs);
      const digestId = newId();
      if (await this.digests.gather(digestId)) await this.outbox.add([new StockFellLow(digestId)]);
    });
  }
}
