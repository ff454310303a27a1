import type { Jobs } from '../../../shared/jobs';
import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { ProductRepository } from '../../products/application/ports';
import { changeStates } from './change-matching';
import type { PublicationSchedule } from './publication-schedule';
import type { StateChanges } from './state-changes';

/** One transaction locks and changes at most this number of products. */
const batchSize = 100;

/** Changes the state of the next products. Repeating it changes nothing twice; a product that was deleted meanwhile is left out. */
export class ApplyStateChange {
  constructor(
    private readonly changes: StateChanges,
    private readonly products: ProductRepository,
    private readonly schedule: PublicationSchedule,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ changeId, actor }: { changeId: string; actor: string }): Promise<void> {
    return this.unitOfWork.run(async () => {
      const change = await this.changes.findForChange(changeId);
      if (!change) return;
      const ids = change.productIds.slice(change.done, change.done + batchSize);
      const products = await this.products.findAllForChange(ids);
      for (const product of products) product.changePublication(change.publication, this.clock.now());
      if (products.length > 0) await this.products.saveAll(products);
      for (const product of products) await this.schedule.plan(product);
      const done = change.done + ids.length;
      await this.changes.saveProgress(changeId, done);
      if (done < change.productIds.length) await this.jobs.schedule(changeStates, { changeId, actor }, 0);
    });
  }
}
