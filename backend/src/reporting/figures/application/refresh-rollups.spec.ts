import { FixedClock } from '../../../../test/support/memory/fixed-clock';
import { InMemoryJobs } from '../../../../test/support/memory/in-memory-jobs';
import { InMemoryUnitOfWork } from '../../../../test/support/memory/in-memory-unit-of-work';
import { CartFigures } from '../../../cart/cart-figures';
import { SameCustomers } from '../../../identity/user-names';
import { StockFigures, type Shortages, type StockLevels } from '../../../inventory/stock-figures';
import { PaymentLedger } from '../../../payments/payment-ledger';
import { OrderFigures, type Sales } from '../../../ordering/order-figures';
import type { Period } from '../../../shared/time/period';
import { InMemoryDailyRollups } from '../adapters/memory/in-memory-daily-rollups';
import { InMemoryRankingsStore } from '../adapters/memory/in-memory-rankings-store';
import { noFigures } from '../domain/daily-figures';
import { addDays, daysBetween, ShopDays } from '../../../shared/time/shop-days';
import { AddUpFigures } from './add-up-figures';
import { RefreshRankings } from './refresh-rankings';
import { RefreshRollups } from './refresh-rollups';
import { RankSales } from './rank-sales';
import { RebuildRollups } from './rebuild-rollups';
import { RecomputeDay } from './recompute-day';
import { RefreshDay } from './refresh-day';
import { ScheduleRecomputing } from './schedule-recomputing';

/** One order of $10 each noon since the first. */
class OrdersEachNoon extends OrderFigures {
  constructor(private readonly first: Date | undefined) {
    super();
  }

  async salesIn({ from, to }: Period): Promise<Sales> {
    const isPaid = this.first !== undefined && to > this.first && from <= to;
    const sale = {
      variantId: 'v',
      productId: 'p',
      title: 'Socks',
      size: null,
      colour: null,
      units: 2,
      cents: 1_000,
    };
    const count = isPaid ? 1 : 0;
    return {
      orders: count,
      revenueCents: count * 1_000,
      deliveryCents: count * 200,
      refunds: 0,
      refundedCents: 0,
      sold: isPaid ? [sale] : [],
    };
  }

  async shoppersIn() {
    return { active: ['sam', 'kim'], paying: ['sam'] };
  }

  async firstOrderAt() {
    return this.first;
  }

  async toSend() {
    return { count: 0, isExact: true };
  }

  async onHold() {
    return { count: 0, isExact: true };
  }

  async inReview() {
    return { count: 0, isExact: true };
  }
}

/** Each of a day's $10 was captured, and $3 of them given back. */
class MoneyOfEachDay extends PaymentLedger {
  async movedIn() {
    return { grossCents: 1_000, givenCents: 300 };
  }
}

class SamAndAlexAdd extends CartFigures {
  async shoppersAddingIn() {
    return ['sam', 'alex'];
  }
}

class EachIsAnother extends SameCustomers {
  async oneOfEach(ids: string[]) {
    return new Map(ids.map((id) => [id, id]));
  }
}

/** Whatever was sold is sold out. */
class NothingIsLeft extends StockFigures {
  async short({ sold, shortage }: Shortages): Promise<StockLevels> {
    if (shortage !== 'soldOut') return { levels: [], total: 0 };
    const variant = { productId: 'p', title: 'Socks', size: null, colour: null, stock: 0 };
    return { levels: sold.map((one) => ({ ...one, ...variant })), total: sold.length };
  }

  page(): never {
    throw new Error('not listed here');
  }

  batches(): never {
    throw new Error('not listed here');
  }
}

describe('the rollups of the days', () => {
  // Noon in UTC is the next day in Auckland.
  const setUp = (firstOrder?: string, timeZone = 'Pacific/Auckland') => {
    const clock = new FixedClock(new Date('2026-03-01T12:00:00Z'));
    const [jobs, rollups, days] = [
      new InMemoryJobs(clock),
      new InMemoryDailyRollups(),
      new ShopDays(timeZone),
    ];
    const orders = new OrdersEachNoon(firstOrder === undefined ? undefined : new Date(firstOrder));
    const addUp = new AddUpFigures(orders, new MoneyOfEachDay(), new SamAndAlexAdd(), new EachIsAnother());
    const recompute = new RecomputeDay(days, addUp, rollups, new InMemoryUnitOfWork(rollups), clock);
    const store = new InMemoryRankingsStore();
    const rankSales = new RankSales(rollups, new NothingIsLeft());
    const rank = new RefreshRankings(days, rankSales, store, new InMemoryUnitOfWork(store), clock);
    const refresh = new RefreshRollups(days, orders, rollups, recompute, rank, jobs, clock);
    const computed = async () =>
      (await rollups.figuresIn({ from: '2025-01-01', to: '2027-01-01' })).map(({ day }) => day);
    const dueInSeconds = () =>
      [...jobs.waiting.values()].map(({ at }) => (at.getTime() - clock.now().getTime()) / 1_000);
    return { clock, jobs, rollups, store, days, orders, recompute, rank, refresh, computed, dueInSeconds };
  };

  it('add up sales, and count each shopper of the day once', async () => {
    const { recompute, rollups } = setUp('2026-02-01T12:00:00Z');
    await recompute.execute({ day: '2026-03-02' });
    expect(await rollups.figuresIn({ from: '2026-03-02', to: '2026-03-02' })).toEqual([
      {
        day: '2026-03-02',
        orders: 1,
        revenueCents: 1_000,
        units: 2,
        refunds: 0,
        refundedCents: 0,
        grossCents: 1_000,
        givenCents: 300,
        deliveryCents: 200,
        shoppers: 3,
        buyers: 1,
      },
    ]);
  });

  it('keep the shoppers of a day that is so old that its carts are forgotten', async () => {
    const { recompute, rollups } = setUp('2024-02-01T12:00:00Z');
    const day = '2024-06-01';
    await rollups.save(day, { ...noFigures, shoppers: 40, buyers: 7 }, { sold: [] });
    await recompute.execute({ day });
    expect(await rollups.figuresIn({ from: day, to: day })).toMatchObject([
      { grossCents: 1_000, shoppers: 40, buyers: 7 },
    ]);
  });

  it('are computed for today and yesterday in the time zone of the shop, every ten minutes', async () => {
    const { refresh, computed, dueInSeconds } = setUp();
    await refresh.begin();
    await refresh.begin();
    expect(dueInSeconds()).toEqual([0]);
    await refresh.execute();
    expect(await computed()).toEqual(['2026-03-01', '2026-03-02']);
    expect(dueInSeconds()).toEqual([600]);
  });

  it('are computed for days that were never computed, a few at a time', async () => {
    const { refresh, computed, dueInSeconds } = setUp('2026-01-20T12:00:00Z');
    const all = daysBetween('2026-01-21', '2026-03-02');
    await refresh.execute();
    expect(await computed()).toEqual(all.slice(-20));
    expect(dueInSeconds()).toEqual([0]);
    while (dueInSeconds()[0] === 0) await refresh.execute();
    expect(await computed()).toEqual(all);
  });

  it('are all recomputed by a rebuild, which reports its progress', async () => {
    const { days, orders, recompute, rank, clock, computed, store } = setUp('2026-02-25T12:00:00Z');
    const told: string[] = [];
    const rebuild = new RebuildRollups(days, orders, recompute, rank, clock);
    expect(await rebuild.execute((done, total) => told.push(`${done}/${total}`))).toBe(5);
    expect(told).toEqual(['1/5', '2/5', '3/5', '4/5', '5/5']);
    expect(await computed()).toEqual(daysBetween('2026-02-26', '2026-03-02'));
    expect(await store.find({ from: '2026-02-24', to: '2026-03-02' })).toMatchObject({
      byUnits: [{ productId: 'p', units: 10 }],
    });
  });

  it('are ranked over today, 7, 30 and 90 days, also when the next day begins', async () => {
    const { refresh, store, clock, dueInSeconds } = setUp('2026-01-20T12:00:00Z');
    const today = '2026-03-02';
    for (let runs = 0; runs < 3; runs += 1) await refresh.execute();
    const ranked = async (day: string) => {
      const ranges = [1, 7, 30, 90].map((days) => ({ from: addDays(day, 1 - days), to: day }));
      return Promise.all(ranges.map(async (range) => (await store.find(range))?.soldOut.first[0]?.units));
    };
    expect(await ranked(today)).toEqual([2, 14, 60, 82]);
    clock.advanceMinutes(22 * 60 + 55);
    await refresh.execute();
    expect(dueInSeconds()).toEqual([5 * 60]);
    clock.advanceMinutes(5);
    await refresh.execute();
    expect(await ranked(addDays(today, 1))).toEqual([2, 14, 60, 84]);
    expect(await ranked(today)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('of a day with payments or refunds are computed once per slot', async () => {
    const { clock, jobs, days, dueInSeconds } = setUp();
    const schedule = new ScheduleRecomputing(days, jobs, clock);
    const paid = '2026-03-01T12:00:00Z';
    for (let payment = 0; payment < 3; payment += 1) await schedule.execute({ moments: [paid, ''] });
    expect([...jobs.waiting.values()].map(({ payload }) => payload.day)).toEqual(['2026-03-02']);
    expect(dueInSeconds()).toEqual([5]);
    await schedule.execute({ moments: [paid, '2026-03-01T10:00:00Z'] });
    expect([...jobs.waiting.values()].map(({ payload }) => payload.day)).toEqual([
      '2026-03-02',
      addDays('2026-03-02', -1),
    ]);
    clock.advanceMinutes(1);
    await schedule.execute({ moments: [paid] });
    expect(jobs.waiting.size).toBe(3);
  });

  it('of a day with payments are followed by the rankings within a minute, once', async () => {
    const { recompute, jobs, clock, computed, dueInSeconds } = setUp();
    const refresh = new RefreshDay(recompute, jobs, clock);
    for (const day of ['2026-03-01', '2026-03-02', '2026-03-02']) await refresh.execute({ day });
    expect(await computed()).toEqual(['2026-03-01', '2026-03-02']);
    expect([...jobs.waiting.keys()]).toHaveLength(1);
    expect(dueInSeconds()).toEqual([60]);
  });
});
