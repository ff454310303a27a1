import { newId } from '../../../shared/ids';
import { Visitor } from '../domain/visitor';
import type { VisitorRepository } from './ports';

const noon = new Date('2026-03-02T12:00:00Z');
const days = (count: number) => new Date(noon.getTime() + count * 86_400_000);

export function describeVisitorRepository(repository: () => VisitorRepository): void {
  const begun = async (at = noon) => {
    const visitor = Visitor.begin(newId(), at);
    await repository().add(visitor);
    return visitor.state;
  };

  it('finds a visitor by the token of the cookie, and nobody by another one', async () => {
    const state = await begun();
    expect((await repository().findByToken(state.tokenHash))?.state).toEqual(state);
    expect(await repository().findByToken(newId())).toBeUndefined();
  });

  it('extends a visit', async () => {
    const { tokenHash } = await begun();
    const visitor = (await repository().findByToken(tokenHash))!;
    visitor.stay(days(10));
    await repository().extend(visitor);
    expect((await repository().findByToken(tokenHash))?.state.expiresAt).toEqual(days(40));
  });

  it('merges a visitor once, however many ask for it at the same time', async () => {
    const { id, tokenHash } = await begun();
    const [first, second] = [newId(), newId()];
    const merges = await Promise.all(
      [first, second, first, second].map((userId) => repository().merge(tokenHash, userId, noon)),
    );
    expect(merges.filter(Boolean)).toEqual([id]);
    expect((await repository().findByToken(tokenHash))?.isKnown(noon)).toBe(false);
  });

  it('knows into whose cart a visitor was merged', async () => {
    const [{ id, tokenHash }, userId] = [await begun(), newId()];
    expect(await repository().lockMergedInto(id)).toBeUndefined();
    expect(await repository().mergedInto(userId)).toEqual([]);
    await repository().merge(tokenHash, userId, noon);
    expect(await repository().lockMergedInto(id)).toBe(userId);
    expect(await repository().mergedInto(userId)).toEqual([id]);
    expect(await repository().lockMergedInto(newId())).toBeUndefined();
  });

  it('locks a visitor who has not signed in', async () => {
    const { id, tokenHash } = await begun();
    expect(await repository().lockUnmerged(id)).toBe(true);
    await repository().merge(tokenHash, newId(), noon);
    expect(await repository().lockUnmerged(id)).toBe(false);
    expect(await repository().lockUnmerged(newId())).toBe(false);
  });

  it('merges nobody whose visit has expired', async () => {
    const { tokenHash } = await begun();
    expect(await repository().merge(tokenHash, newId(), days(30))).toBeUndefined();
  });

  it('deletes those whose visit has expired, up to a limit', async () => {
    const old = [await begun(days(-100)), await begun(days(-100))].map(({ id }) => id);
    const { tokenHash } = await begun();
    const deleted = [
      ...(await repository().deleteExpired(days(-60), 1)),
      ...(await repository().deleteExpired(days(-60), 9)),
    ];
    expect(deleted.sort()).toEqual(old.sort());
    expect(await repository().findByToken(tokenHash)).toBeDefined();
  });
}
