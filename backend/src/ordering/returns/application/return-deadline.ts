import { job, type Jobs } from '../../../shared/jobs';
import type { Clock } from '../../../shared/time/clock';
import { addDays, type Day, type ShopDays } from '../../../shared/time/shop-days';
import type { Return } from '../domain/return';

interface ReturnJob extends Record<string, string> {
  returnId: string;
}

export const lapseReturn = job<ReturnJob>('ordering:lapse-return', ({ returnId }) => returnId);
export const warnOfLapse = job<ReturnJob>('ordering:warn-of-lapsing-return', ({ returnId }) => returnId);

/** The event that a return lapses soon comes this number of days before its deadline. */
const warningDays = 3;
const warningTime = '09:00';

/** A declared return lapses at the end of its last day, in the shop's time zone. */
export class ReturnDeadline {
  constructor(
    private readonly jobs: Jobs,
    private readonly days: ShopDays,
    private readonly clock: Clock,
  ) {}

  dayIn(days: number): Day {
    return addDays(this.days.dayOf(this.clock.now()), days);
  }

  isOver({ state: { deadline } }: Return, now: Date): boolean {
    return this.days.dayOf(now) > deadline;
  }

  async set({ id: returnId, state: { deadline } }: Return): Promise<void> {
    await this.jobs.schedule(lapseReturn, { returnId }, this.until(this.days.periodOf(deadline).to));
    const warning = this.until(this.days.momentAt(`${addDays(deadline, -warningDays)}T${warningTime}`));
    if (warning > 0) await this.jobs.schedule(warnOfLapse, { returnId }, warning);
  }

  async drop(returnId: string): Promise<void> {
    await this.jobs.drop(lapseReturn, { returnId });
    await this.jobs.drop(warnOfLapse, { returnId });
  }

  private until(moment: Date): number {
    return Math.max(0, moment.getTime() - this.clock.now().getTime());
  }
}
