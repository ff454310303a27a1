import type { Clock } from '../../../shared/time/clock';
import { job, type Jobs } from '../../../shared/jobs';
import type { ShopDays } from '../../../shared/time/shop-days';

/** Payments come in bursts: those of one slot are added up together. */
const slotMs = 5_000;

/** Its key names the slot: if each payment put the same job off, a busy shop would never compute. */
export const recomputeDay = job<{ day: string; slot: string }>(
  'reporting:recompute-day',
  ({ day, slot }) => `${day}:${slot}`,
  { priority: 1 },
);

/** Schedules recomputing the days of these moments, some seconds after the caller's transaction. */
export class ScheduleRecomputing {
  constructor(
    private readonly days: ShopDays,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** @param moments ISO 8601; empty ones are left out */
  async execute({ moments }: { moments: string[] }): Promise<void> {
    const now = this.clock.now().getTime();
    const slot = Math.floor(now / slotMs) + 1;
    const days = moments.filter(Boolean).map((moment) => this.days.dayOf(new Date(moment)));
    for (const day of new Set(days)) {
      await this.jobs.schedule(recomputeDay, { day, slot: String(slot) }, slot * slotMs - now);
    }
  }
}
