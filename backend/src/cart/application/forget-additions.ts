import type { Clock } from '../../shared/time/clock';
import { job, type Jobs } from '../../shared/jobs';
import { dayMs, Retention } from '../../shared/time/retention';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { CartAdditions } from './ports';

export const forgetAdditions = job<Record<string, never>>('cart:forget-additions', () => 'all', {
  priority: 2,
});

/** The reports have counted them long ago; a year and a month are for computing the reports again. */
const kept = 400 * dayMs;

/** Who put something into a cart when. */
export class ForgetAdditions extends Retention {
  constructor(additions: CartAdditions, jobs: Jobs, unitOfWork: UnitOfWork, clock: Clock) {
    const deleteBefore = (time: Date, limit: number) => additions.deleteBefore(time, limit);
    super(forgetAdditions, { keptMs: kept, everyMs: dayMs }, deleteBefore, jobs, unitOfWork, clock);
  }
}
