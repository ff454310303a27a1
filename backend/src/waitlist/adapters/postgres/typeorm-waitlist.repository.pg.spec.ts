import { InMemoryJobs } from '../../../../test/support/memory/in-memory-jobs';
import { InMemoryOutbox } from '../../../../test/support/memory/in-memory-outbox';
import { testDatabase } from '../../../../test/support/postgres/test-database';
import type { Offer, Offers } from '../../../catalogue/offers';
import { newId } from '../../../shared/ids';
import { TellWaiting } from '../../application/tell-waiting';
import { describeWaitlistRepository } from '../../application/waitlist-repository.contract';
import { WaitlistEntry } from '../../domain/waitlist-entry';
import { TypeOrmWaitlistRepository } from './typeorm-waitlist.repository';
import { WaitlistEntryRow } from './waitlist-entry.table';

describe('the waitlist in Postgres', () => {
  const postgres = testDatabase();
  describeWaitlistRepository(() => ({
    entries: new TypeOrmWaitlistRepository(postgres().database, postgres().rows(WaitlistEntryRow)),
    unitOfWork: postgres().unitOfWork,
  }));

  it('tells three people of a piece that came back twice, when two servers tell of it at once', async () => {
    const { database, rows, unitOfWork } = postgres();
    const variantId = newId();
    const entries = new TypeOrmWaitlistRepository(database, rows(WaitlistEntryRow));
    for (let place = 0; place < 8; place++) {
      const wanted = { id: newId(), productId: newId(), variantId };
      await unitOfWork.run(() => entries.add(WaitlistEntry.ofShopper(wanted, newId(), new Date())));
    }
    const offers = { ofVariants: async () => [{ stock: 1 } as Offer] } as unknown as Offers;
    const clock = { now: () => new Date() };
    const jobs = new InMemoryJobs(clock);
    const outbox = new InMemoryOutbox();
    const tell = new TellWaiting(entries, offers, outbox, jobs, unitOfWork, clock);
    await Promise.all(
      [newId(), newId()].map((restockId) => tell.execute({ restockId, variantId, pieces: '1' })),
    );
    expect(outbox.events).toHaveLength(3);
    expect(jobs.waiting.size).toBe(1);
  });
});
