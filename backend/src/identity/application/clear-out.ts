import type { Clock } from '../../shared/clock';
import { job, type Jobs } from '../../shared/jobs';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { LoginAttempts, SessionRepository } from './ports';

/** There is one for the whole shop, however many servers ask for it. */
export const clearOut = job<Record<string, never>>('identity:clear-out', () => 'all');

const hourMs = 60 * 60_000;
/** More than servers' clocks are apart. */
const keptMs = 24 * hourMs;

/** Deletes sessions and counts of failures that are long over, and has itself done again in an hour. */
export class ClearOut {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly attempts: LoginAttempts,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async begin(): Promise<void> {
    await this.jobs.schedule(clearOut, {}, 0);
  }

  execute(): Promise<void> {
    return this.unitOfWork.run(async () => {
      const before = new Date(this.clock.now().getTime() - keptMs);
      await this.sessions.deleteExpired(before);
      await this.attempts.deleteExpired(before);
      await this.jobs.schedule(clearOut, {}, hourMs);
    });
  }
}
