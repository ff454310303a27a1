import { FixedClock } from '../../../test/support/memory/fixed-clock';
import { InMemoryJobs } from '../../../test/support/memory/in-memory-jobs';
import { InMemoryOutbox } from '../../../test/support/memory/in-memory-outbox';
import { InMemoryUnitOfWork } from '../../../test/support/memory/in-memory-unit-of-work';
import type { Offer, Offers } from '../../catalogue/offers';
import type { Stock } from '../../inventory/stock';
import { InMemoryWaitlistRepository } from '../adapters/memory/in-memory-waitlist.repository';
import { WaitlistEntry } from '../domain/waitlist-entry';
import { InStock, NoSuchVariant } from '../domain/waitlist.errors';
import { WaitlistTurnCame } from '../waitlist.events';
import { AnnouncePieces } from './announce-pieces';
import { AskConfirmation } from './ask-confirmation';
import { AwaitVariant } from './await-variant';
import { TellWaiting } from './tell-waiting';

const now = new Date('2026-05-04T10:00:00.000Z');

function setUp() {
  const entries = new InMemoryWaitlistRepository();
  const outbox = new InMemoryOutbox();
  const jobs = new InMemoryJobs(new FixedClock(now));
  const unitOfWork = new InMemoryUnitOfWork(entries, outbox, jobs);
  const clock = new FixedClock(now);
  const stock = { left: 0 };
  const ofVariants = async ([variantId]: string[]) =>
    variantId === 'tee-m' ? [{ productId: 'tee', variantId, stock: stock.left } as Offer] : [];
  const offers = { ofVariants } as Offers;
  const locks = { lock: async () => {} } as unknown as Stock;
  return {
    ...{ entries, outbox, jobs, stock, clock },
    wait: new AwaitVariant(entries, offers, locks, unitOfWork, clock),
    ask: new AskConfirmation(entries, offers, outbox, unitOfWork, clock),
    announce: new AnnouncePieces(entries, jobs, unitOfWork),
    tell: new TellWaiting(entries, offers, outbox, jobs, unitOfWork, clock),
    /** Adds people who have waited since this morning, one minute after the other. */
    waiting: async (count: number, from = 0) => {
      for (let place = from; place < from + count; place++) {
        const wanted = {
          id: `entry-${String(place).padStart(4, '0')}`,
          productId: 'tee',
          variantId: 'tee-m',
        };
        const since = new Date(now.getTime() - 1_000_000_000 + place * 60_000);
        await entries.add(WaitlistEntry.ofShopper(wanted, `shopper-${place}`, since));
      }
    },
    told: () =>
      outbox.events.filter((event) => event instanceof WaitlistTurnCame).map(({ entryId }) => entryId),
  };
}

const restock = (pieces: number, restockId = 'a-restock') => ({
  ...{ restockId, variantId: 'tee-m' },
  pieces: String(pieces),
});

describe('pieces that are back', () => {
  it('are told to three people each, the longest-waiting first; the others keep waiting', async () => {
    const { stock, tell, told, waiting } = setUp();
    await waiting(8);
    stock.left = 2;
    await tell.execute(restock(2));
    expect(told()).toEqual([
      'entry-0000',
      'entry-0001',
      'entry-0002',
      'entry-0003',
      'entry-0004',
      'entry-0005',
    ]);
    stock.left = 3;
    await tell.execute(restock(1, 'another-restock'));
    expect(told().slice(6)).toEqual(['entry-0006', 'entry-0007']);
  });

  it('are told to nobody twice and to no more people when the job runs again', async () => {
    const { stock, tell, told, waiting } = setUp();
    await waiting(2);
    stock.left = 1;
    await tell.execute(restock(1));
    await waiting(5, 2);
    await tell.execute(restock(1));
    await tell.execute(restock(1));
    expect(told()).toHaveLength(3);
    expect(new Set(told()).size).toBe(3);
  });

  it('are told to no more people than three for each that is free, however often pieces come back within a day', async () => {
    const { clock, jobs, stock, tell, told, waiting } = setUp();
    await waiting(20);
    stock.left = 1;
    await tell.execute(restock(1));
    await tell.execute(restock(1, 'released-again'));
    await tell.execute(restock(2, 'and-again'));
    expect(told()).toHaveLength(3);
    clock.advanceMinutes(24 * 60 + 1);
    const later = jobs.waiting.get('waitlist:tell-waiting:released-again:tee-m')!;
    expect(later.at <= clock.now()).toBe(true);
    await tell.execute(restock(1, 'released-again'));
    expect(told()).toHaveLength(6);
  });

  it('are told to nobody later when nobody waits any more, or nothing is left', async () => {
    const { jobs, stock, tell, waiting } = setUp();
    await waiting(3);
    stock.left = 1;
    await tell.execute(restock(1));
    await tell.execute(restock(1, 'another-restock'));
    await waiting(3, 3);
    stock.left = 0;
    await tell.execute(restock(1, 'a-third'));
    expect(jobs.waiting.size).toBe(0);
  });

  it('are told to nobody once they are sold again, and to fewer when some are', async () => {
    const { stock, tell, told, waiting } = setUp();
    await waiting(20);
    await tell.execute(restock(5));
    expect(told()).toEqual([]);
    stock.left = 1;
    await tell.execute(restock(5));
    expect(told()).toHaveLength(3);
  });

  it('are told in several steps to many people', async () => {
    const { stock, tell, told, waiting, jobs } = setUp();
    await waiting(250);
    stock.left = 100;
    await tell.execute(restock(100));
    expect(told()).toHaveLength(200);
    expect(jobs.waiting.size).toBe(1);
    await tell.execute(restock(100));
    expect(new Set(told()).size).toBe(250);
  });

  it('need telling only where somebody waits', async () => {
    const { announce, jobs, waiting } = setUp();
    const pieces = [
      { variantId: 'tee-m', pieces: 2 },
      { variantId: 'tee-l', pieces: 1 },
    ];
    await announce.execute({ restockId: 'a-restock', pieces });
    expect(jobs.waiting.size).toBe(0);
    await waiting(1);
    await announce.execute({ restockId: 'a-restock', pieces });
    expect([...jobs.waiting.values()].map(({ payload }) => payload)).toEqual([restock(2)]);
  });
});

describe('somebody', () => {
  it('waits once, and only for what is sold out', async () => {
    const { entries, stock, wait } = setUp();
    for (let time = 0; time < 2; time++) await wait.execute({ shopperId: 'sam', variantId: 'tee-m' });
    expect(await entries.variantsOf('sam')).toEqual(['tee-m']);
    await expect(wait.execute({ shopperId: 'sam', variantId: 'gone' })).rejects.toThrow(NoSuchVariant);
    stock.left = 1;
    await expect(wait.execute({ shopperId: 'kim', variantId: 'tee-m' })).rejects.toThrow(InStock);
  });

  it('without an account is asked to confirm, once for each request, and not while waiting', async () => {
    const { ask, entries, outbox } = setUp();
    const asked = { entryId: 'one', variantId: 'tee-m', email: 'kim@mail.test' };
    for (let time = 0; time < 2; time++) await ask.execute(asked);
    expect(outbox.events).toHaveLength(1);
    await ask.execute({ ...asked, entryId: 'two' });
    expect(outbox.events).toHaveLength(2);
    expect(await entries.find('one')).toBeUndefined();
    const entry = (await entries.find('two'))!;
    entry.confirm(now);
    await entries.save(entry);
    await ask.execute({ ...asked, entryId: 'three' });
    expect(outbox.events).toHaveLength(2);
  });
});
