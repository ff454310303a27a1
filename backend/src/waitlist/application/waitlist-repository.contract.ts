import { newId } from '../../shared/ids';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { WaitlistEntry } from '../domain/waitlist-entry';
import type { WaitlistRepository } from './ports';

interface World {
  entries: WaitlistRepository;
  unitOfWork: UnitOfWork;
}

const day = (date: number) => new Date(Date.UTC(2026, 4, date));

export function describeWaitlistRepository(world: () => World): void {
  const variant = () => ({ productId: newId(), variantId: newId() });
  const run = <T>(work: (entries: WaitlistRepository) => Promise<T>) =>
    world().unitOfWork.run(() => work(world().entries));
  const added = async (entry: WaitlistEntry) => {
    await run((entries) => entries.add(entry));
    return entry;
  };
  const ofShopper = (wanted: ReturnType<typeof variant>, since: Date, shopperId = newId()) =>
    WaitlistEntry.ofShopper({ id: newId(), ...wanted }, shopperId, since);
  const ofVisitor = (wanted: ReturnType<typeof variant>, since: Date, email = `${newId()}@mail.test`) =>
    WaitlistEntry.ofVisitor({ id: newId(), ...wanted }, email, since);
  const tell = (id: string, restockId: string, at: Date) =>
    run(async (entries) => {
      const entry = (await entries.findForChange(id))!;
      entry.tell(restockId, at);
      await entries.save(entry);
    });

  it('keeps an entry as it was added or saved, and finds it by the hash of its link', async () => {
    const entry = await added(ofVisitor(variant(), day(1)));
    const hash = newId();
    entry.writeLink(hash);
    entry.confirm(day(2));
    await run((entries) => entries.save(entry));
    for (const found of [
      await run((entries) => entries.find(entry.state.id)),
      await run((entries) => entries.findByTokenForChange(hash)),
    ])
      expect(found?.state).toEqual(entry.state);
    expect(await run((entries) => entries.find(newId()))).toBeUndefined();
    expect(await run((entries) => entries.findByTokenForChange(newId()))).toBeUndefined();
  });

  it('has somebody once for a variant, until they were told', async () => {
    const [wanted, shopperId] = [variant(), newId()];
    const first = await added(ofShopper(wanted, day(1), shopperId));
    expect(await run((entries) => entries.add(ofShopper(wanted, day(2), shopperId)))).toBe(false);
    expect(await run((entries) => entries.add(ofShopper(variant(), day(2), shopperId)))).toBe(true);
    await tell(first.state.id, newId(), day(3));
    expect(await run((entries) => entries.add(ofShopper(wanted, day(4), shopperId)))).toBe(true);
    expect(await run((entries) => entries.variantsOf(shopperId))).toHaveLength(2);
  });

  it('finds the longest-waiting first, without those who are told or did not confirm', async () => {
    const wanted = variant();
    const [late, early, told] = [
      await added(ofShopper(wanted, day(5))),
      await added(ofShopper(wanted, day(1))),
      await added(ofShopper(wanted, day(2))),
    ];
    await added(ofVisitor(wanted, day(1)));
    const restockId = newId();
    await tell(told.state.id, restockId, day(6));
    const waiting = async (limit: number) =>
      (await run((entries) => entries.longestWaiting(wanted.variantId, limit))).map(({ state }) => state.id);
    expect(await waiting(9)).toEqual([early.state.id, late.state.id]);
    expect(await waiting(1)).toEqual([early.state.id]);
    expect(await waiting(0)).toEqual([]);
    expect(await run((entries) => entries.countTold(restockId, wanted.variantId))).toBe(1);
    const toldSince = (since: Date) => run((entries) => entries.countToldSince(wanted.variantId, since));
    expect([await toldSince(day(5)), await toldSince(day(6))]).toEqual([1, 0]);
    expect(await run((entries) => entries.awaited([wanted.variantId, newId()]))).toEqual([wanted.variantId]);
  });

  it('forgets who waits no longer, and requests that nobody confirmed', async () => {
    const wanted = variant();
    const [shopperId, email] = [newId(), `${newId()}@mail.test`];
    await added(ofShopper(wanted, day(1), shopperId));
    const unconfirmed = await added(ofVisitor(wanted, day(1), email));
    await run((entries) => entries.deleteOf(shopperId, wanted.variantId));
    await run((entries) => entries.deleteUnconfirmed(email, wanted.variantId));
    expect(await run((entries) => entries.variantsOf(shopperId))).toEqual([]);
    expect(await run((entries) => entries.find(unconfirmed.state.id))).toBeUndefined();
  });

  it('deletes what is old, and what is done earlier', async () => {
    const old = await added(ofShopper(variant(), new Date('2020-01-01')));
    const waiting = await added(ofShopper(variant(), new Date('2020-03-01')));
    const unconfirmed = await added(ofVisitor(variant(), new Date('2020-03-01')));
    const told = await added(ofShopper(variant(), new Date('2020-03-01')));
    await tell(told.state.id, newId(), new Date('2020-03-02'));
    const [requested, done] = [new Date('2020-02-01'), new Date('2020-04-01')];
    expect(await run((entries) => entries.deleteLapsed(requested, done, 2))).toBe(2);
    expect(await run((entries) => entries.deleteLapsed(requested, done, 9))).toBe(1);
    for (const { state } of [old, unconfirmed, told])
      expect(await run((entries) => entries.find(state.id))).toBeUndefined();
    expect(await run((entries) => entries.find(waiting.state.id))).toBeDefined();
  });
}
