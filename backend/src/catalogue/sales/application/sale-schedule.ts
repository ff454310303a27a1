import { job, type Jobs } from '../../../shared/jobs';
import { dayMs } from '../../../shared/time/retention';
import type { Sale } from '../domain/sale';

/** Other jobs do not wait for the batches of a large sale. */
export const runSale = job<{ saleId: string }>('catalogue:run-sale', ({ saleId }) => saleId, { priority: 1 });

/** One job a sale starts it, reduces its prices batch by batch, ends it and brings the prices of before back. */
export class SaleSchedule {
  constructor(private readonly jobs: Jobs) {}

  /** In the transaction that saves the sale, which may be in the midst of its start. @param now by the database's clock */
  async plan({ state: { id, state, isReduced, startsAt, endsAt } }: Sale, now: Date): Promise<void> {
    const afterStart = isReduced ? endsAt : now;
    const next = state === 'planned' ? startsAt : afterStart;
    const waitMs = next.getTime() - now.getTime();
    await this.jobs.schedule(runSale, { saleId: id }, Math.min(Math.max(waitMs, 0), dayMs));
  }

  /** There is something to do at once. */
  async goOn({ state: { id } }: Sale): Promise<void> {
    await this.jobs.schedule(runSale, { saleId: id }, 0);
  }

  async drop({ state: { id } }: Sale): Promise<void> {
    await this.jobs.drop(runSale, { saleId: id });
  }
}
