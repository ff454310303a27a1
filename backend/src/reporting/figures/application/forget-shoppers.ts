import type { Clock } from '../../../shared/time/clock';
import { job, type Jobs } from '../../../shared/jobs';
import { dayMs, Retention } from '../../../shared/time/retention';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { DailyShoppers } from './ports';

export const forgetShoppers = job<Record<string, never>>('reporting:forget-shoppers', () => 'all', {
  priority: 2,
});

/** The shoppers are kept as long as the additions to carts that they are computed from. */
export const shoppersKeptMs = 400 * dayMs;

/** Who visited with a cart on which day; the counts of the day stay. */
export class ForgetShoppers extends Retention {
  constructor(shoppers: DailyShoppers, jobs: Jobs, unitOfWork: UnitOfWork, clock: Clock) {
    const deleteBefore = (time: Date, limit: number) => shoppers.deleteBefore(time, limit);
    super(forgetShoppers, { keptMs: shoppersKeptMs, everyMs: dayMs }, deleteBefore, jobs, unitOfWork, clock);
  }
}
