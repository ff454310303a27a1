import { job, type Jobs } from '../../../shared/jobs';
import type { Clock } from '../../../shared/time/clock';
import { addDays, type Day, type ShopDays } from '../../../shared/time/shop-days';
import type { Return } from '../domain/return';

interface ReturnJob extends Record<string, string> {
  returnId: string;
}

export const lapseReturn = job<ReturnJob>('ordering:lapse-return', ({ returnId }) => returnId);
export const warnOfLapse = job<ReturnJob>('ordering:warn-of-lapsing-return', ({ returnId }) => returnId);

export const endExchangeHold = job<ReturnJob>('ordering:end-exchange-hold', ({ returnId }) => returnId);

/** The event that a return lapses soon comes this number of days before its deadline. */
const warningDays = 3;
const warningTime = '09:00';

/** A declared return lapses at the end of its last day, in the shop's time zone; what it is exchanged for may be held for fewer days. */
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

  isHoldOver({ state: { exchange } }: Return, now: Date): boolean {
    return exchange !== null && this.days.dayOf(now) > exchange.heldUntil;
  }

  async set({ id: returnId, state: { deadline, exchange } }: Return): Promise<void> {
    if (exchange) await this.schedule(endExchangeHold, returnId, exchange.heldUntil);
    await this.schedule(lapseReturn, returnId, deadline);
    const warning = this.until(this.days.momentAt(`${addDays(deadline, -warningDays)}T${warningTime}`));
    if (warning > 0) await this.jobs.schedule(warnOfLapse, { returnId }, warning);
  }

  async drop(returnId: string): Promise<void> {
    await this.jobs.drop(lapseReturn, { returnId });
    await this.jobs.drop(warnOfLapse, { returnId });
    await this.jobs.drop(endExchangeHold, { returnId });
  }

  /** At the end of the day. */
  private async schedule(task: typeof lapseReturn, returnId: string, day: Day): Promise<void> {
    await this.jobs.schedule(task, { returnId }, this.until(this.days.periodOf(day).to));
  }

  private until(moment: Date): number {
    return Math.max(0, moment.getTime() - this.clock.now().getTime());
  }
}
