import { FixedClock } from '../../../../test/support/memory/fixed-clock';
import { InMemoryJobs } from '../../../../test/support/memory/in-memory-jobs';
import { InMemoryUnitOfWork } from '../../../../test/support/memory/in-memory-unit-of-work';
import { dayMs } from '../../../shared/time/retention';
import { OrdersOfGuests } from '../../orders-of-guests';
import { ForgetGuests, guestsPerBatch } from './forget-guests';
import { GuestRepository, type UnseenGuest } from './ports';

class GuestsInMemory extends GuestRepository {
  readonly forgotten: string[] = [];
  constructor(private readonly seen: ReadonlyMap<string, Date>) {
    super();
  }
  lockUnseen = async (before: Date, after: UnseenGuest | undefined, limit: number) =>
    [...this.seen]
      .filter(([id, at]) => at < before && !this.forgotten.includes(id))
      .map(([id, at]) => ({ id, seenAt: at.toISOString() }))
      .filter(({ id, seenAt }) => !after || `${seenAt}${id}` > `${after.seenAt}${after.id}`)
      .slice(0, limit);
  forget = async (ids: string[]) => void this.forgotten.push(...ids);
}

class OrdersInMemory extends OrdersOfGuests {
  readonly revoked: string[] = [];
  constructor(private readonly open: string[]) {
    super();
  }
  lockOpen = async (ids: string[]) => ids.filter((id) => this.open.includes(id));
  revokeLinks = async (ids: string[]) => void this.revoked.push(...ids);
}

function aShop({ seen, open = [] }: { seen: [id: string, daysAgo: number][]; open?: string[] }) {
  const clock = new FixedClock();
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * dayMs);
  const guests = new GuestsInMemory(new Map(seen.map(([id, days]) => [id, daysAgo(days)])));
  const [orders, jobs] = [new OrdersInMemory(open), new InMemoryJobs(clock)];
  const forget = new ForgetGuests(guests, orders, 1_095, jobs, new InMemoryUnitOfWork(jobs), clock);
  /** The job that waits, and in how many days it is due. */
  const next = () => {
    const [waiting, ...others] = [...jobs.waiting.values()];
    expect(others).toEqual([]);
    return { payload: waiting!.payload, days: (waiting!.at.getTime() - clock.now().getTime()) / dayMs };
  };
  return { guests, orders, forget, next };
}

describe('guests are forgotten', () => {
  it('once the time is over, with the links to their orders', async () => {
    const { guests, orders, forget } = aShop({
      seen: [
        ['gone', 1_096],
        ['here', 1_095],
      ],
    });
    await forget.execute({});
    expect(guests.forgotten).toEqual(['gone']);
    expect(orders.revoked).toEqual(['gone']);
  });

  it('not while something of theirs is open', async () => {
    const { guests, orders, forget, next } = aShop({
      seen: [
        ['waiting', 2_000],
        ['gone', 1_999],
      ],
      open: ['waiting'],
    });
    await forget.execute({});
    expect([guests.forgotten, orders.revoked]).toEqual([['gone'], ['gone']]);
    expect(next()).toEqual({ payload: {}, days: 1 });
  });

  it('in batches, of which one that is all open stops no other', async () => {
    const ids = Array.from({ length: guestsPerBatch + 1 }, (_, place) => `guest-${1_000 + place}`);
    const { guests, forget, next } = aShop({
      seen: ids.map((id) => [id, 2_000]),
      open: ids.slice(0, guestsPerBatch),
    });
    await forget.execute({});
    expect(guests.forgotten).toEqual([]);
    expect(next()).toMatchObject({ payload: { id: ids[guestsPerBatch - 1] }, days: 0 });
    await forget.execute(next().payload);
    expect(guests.forgotten).toEqual([ids[guestsPerBatch]]);
    expect(next()).toEqual({ payload: {}, days: 1 });
  });

  it('by one job, however many servers start', async () => {
    const { forget, next } = aShop({ seen: [] });
    await forget.begin();
    await forget.begin();
    expect(next()).toEqual({ payload: {}, days: 0 });
  });
});
