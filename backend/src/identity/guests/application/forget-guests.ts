import { job, type Jobs } from '../../../shared/jobs';
import type { Clock } from '../../../shared/time/clock';
import { dayMs } from '../../../shared/time/retention';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { OrdersOfGuests } from '../../orders-of-guests';
import type { GuestRepository, UnseenGuest } from './ports';

/** The last guest of the batch before; empty for the first batch. */
type Progress = Partial<UnseenGuest> & Record<string, string>;

export const forgetGuests = job<Progress>('identity:forget-guests', () => 'all', { priority: 2 });

/** One transaction locks at most so many guests, with their orders. */
export const guestsPerBatch = 200;

/**
 * Forgets who has not ordered for so long, unless something of an order is open. The row stays for the books, without a name.
 * Guests who are left out are looked at again the next day.
 */
export class ForgetGuests {
  constructor(
    private readonly guests: GuestRepository,
    private readonly orders: OrdersOfGuests,
    private readonly keptDays: number,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async begin(): Promise<void> {
    await this.jobs.schedule(forgetGuests, {}, 0);
  }

  execute({ id, seenAt }: Progress): Promise<void> {
    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const before = new Date(now.getTime() - this.keptDays * dayMs);
      const after = id === undefined || seenAt === undefined ? undefined : { id, seenAt };
      const unseen = await this.guests.lockUnseen(before, after, guestsPerBatch);
      await this.forget(
        unseen.map((guest) => guest.id),
        now,
      );
      const last = unseen[guestsPerBatch - 1];
      if (last) await this.jobs.schedule(forgetGuests, { id: last.id, seenAt: last.seenAt }, 0);
      else await this.jobs.schedule(forgetGuests, {}, dayMs);
    });
  }

  private async forget(ids: string[], now: Date): Promise<void> {
    const open = new Set(await this.orders.lockOpen(ids, now));
    const forgotten = ids.filter((id) => !open.has(id));
    await this.orders.revokeLinks(forgotten, now);
    await this.guests.forget(forgotten, now);
  }
}
