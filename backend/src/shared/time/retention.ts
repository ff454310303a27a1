import type { Clock } from './clock';
import type { Job, Jobs } from '../jobs';
import type { UnitOfWork } from '../unit-of-work';

export const hourMs = 60 * 60_000;
export const dayMs = 24 * hourMs;

/** One transaction deletes at most so many rows. */
const batch = 1_000;

/** @returns how many it deleted, at most the limit */
type DeleteBefore = (time: Date, limit: number) => Promise<number>;

interface Period {
  keptMs: number;
  everyMs: number;
}

/** Deletes what is older than its retention period, in batches, again and again. */
export abstract class Retention {
  protected constructor(
    /** There is one for the whole shop, however many servers ask for it. */
    private readonly job: Job<Record<string, never>>,
    private readonly period: Period,
    private readonly deleteBefore: DeleteBefore,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async begin(): Promise<void> {
    await this.jobs.schedule(this.job, {}, 0);
  }

  /** After a full batch there may be more: that is another job, which a server that stops does not wait for. */
  execute(): Promise<void> {
    return this.unitOfWork.run(async () => {
      const before = new Date(this.clock.now().getTime() - this.period.keptMs);
      const deleted = await this.deleteBefore(before, batch);
      await this.jobs.schedule(this.job, {}, deleted < batch ? this.period.everyMs : 0);
    });
  }
}
