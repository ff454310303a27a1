import type { Clock } from '../../../shared/time/clock';
import type { Jobs } from '../../../shared/jobs';
import type { Day } from '../../../shared/time/shop-days';
import { refreshRankings } from './refresh-rankings';
import type { RecomputeDay } from './recompute-day';

/** In a large shop, rankings take seconds. */
const slotMs = 60_000;

/** Recomputes a day with a payment or a refund, and within a minute the rankings. */
export class RefreshDay {
  constructor(
    private readonly recomputeDay: RecomputeDay,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async execute({ day }: { day: Day }): Promise<void> {
    await this.recomputeDay.execute({ day });
    const now = this.clock.now().getTime();
    const slot = Math.floor(now / slotMs) + 1;
    await this.jobs.schedule(refreshRankings, { slot: String(slot) }, slot * slotMs - now);
  }
}
