import { job, type Jobs } from '../../shared/jobs';
import type { Clock } from '../../shared/time/clock';
import { dayMs, Retention } from '../../shared/time/retention';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { WaitlistRepository } from './ports';

export const forgetWaiting = job<Record<string, never>>('waitlist:forget', () => 'all', { priority: 2 });

/** Nobody still wants what they waited for half a year ago. */
const kept = 180 * dayMs;
/** An address that was told, or that nobody confirmed, is of no use any more. */
const keptWhenDone = 7 * dayMs;

/** Who waits for what. */
export class ForgetWaiting extends Retention {
  constructor(entries: WaitlistRepository, jobs: Jobs, unitOfWork: UnitOfWork, clock: Clock) {
    const deleteBefore = (time: Date, limit: number) =>
      entries.deleteLapsed(time, new Date(time.getTime() + kept - keptWhenDone), limit);
    super(forgetWaiting, { keptMs: kept, everyMs: dayMs }, deleteBefore, jobs, unitOfWork, clock);
  }
}
