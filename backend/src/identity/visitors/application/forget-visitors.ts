import type { Clock } from '../../../shared/time/clock';
import { job, type Jobs } from '../../../shared/jobs';
import { dayMs, hourMs, Retention } from '../../../shared/time/retention';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { VisitorCarts } from '../../visitor-carts';
import type { VisitorRepository } from './ports';

export const forgetVisitors = job<Record<string, never>>('identity:forget-visitors', () => 'all', {
  priority: 2,
});

/** Visitors whose cookie has expired a day ago, which is more than servers' clocks are apart, and their carts. */
export class ForgetVisitors extends Retention {
  constructor(
    visitors: VisitorRepository,
    carts: VisitorCarts,
    jobs: Jobs,
    unitOfWork: UnitOfWork,
    clock: Clock,
  ) {
    const deleteBefore = async (time: Date, limit: number) => {
      const ids = await visitors.deleteExpired(time, limit);
      await carts.delete(ids);
      return ids.length;
    };
    super(forgetVisitors, { keptMs: dayMs, everyMs: hourMs }, deleteBefore, jobs, unitOfWork, clock);
  }
}
