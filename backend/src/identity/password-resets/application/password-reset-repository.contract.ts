import { newId } from '../../../shared/ids';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { PasswordReset } from '../domain/password-reset';
import type { PasswordResetRepository } from './ports';
import type { UserRepository } from '../../users/application/ports';
import { aUser } from '../../users/application/user-repository.contract';

interface World {
  resets: PasswordResetRepository;
  users: UserRepository;
  unitOfWork: UnitOfWork;
}

const now = new Date('2026-03-01T12:00:00Z');

export function describePasswordResetRepository(world: () => World): void {
  const requested = async (at = now) => {
    const user = aUser();
    await world().users.add(user);
    const reset = PasswordReset.request(newId(), user.state.id, at);
    await world().unitOfWork.run(() => world().resets.add(reset));
    return reset;
  };
  const change = (id: string, verb: (reset: PasswordReset) => void) =>
    world().unitOfWork.run(async () => {
      const reset = (await world().resets.findForChange(id))!;
      verb(reset);
      await world().resets.save(reset);
    });
  const byToken = (hash: string) => world().unitOfWork.run(() => world().resets.findByTokenForChange(hash));

  it('finds a reset as it was added, and nothing under an unknown id', async () => {
    const reset = await requested();
    expect((await world().resets.find(reset.state.id))?.state).toEqual(reset.state);
    expect(await world().resets.find(newId())).toBeUndefined();
  });

  it('adds a reset once', async () => {
    const reset = await requested();
    expect(await world().unitOfWork.run(() => world().resets.add(reset))).toBe(false);
  });

  it('finds a reset by the token of its newest link only', async () => {
    const { id } = (await requested()).state;
    const [first, second] = [newId(), newId()];
    await change(id, (reset) => reset.writeLink(first));
    await change(id, (reset) => reset.writeLink(second));
    expect(await byToken(first)).toBeUndefined();
    expect((await byToken(second))?.state.id).toBe(id);
  });

  it('saves its use', async () => {
    const { id } = (await requested()).state;
    await change(id, (reset) => reset.use(now));
    expect((await world().resets.find(id))?.state.usedAt).toEqual(now);
  });

  it('ends all of a user, and none of another', async () => {
    const own = await requested();
    const { userId } = own.state;
    const second = PasswordReset.request(newId(), userId, now);
    const { resets, unitOfWork } = world();
    await unitOfWork.run(() => resets.add(second));
    const another = await requested();
    await unitOfWork.run(() => resets.endAll(userId, now));
    const used = [own, second, another].map(async ({ state }) => (await resets.find(state.id))!.state.usedAt);
    expect(await Promise.all(used)).toEqual([now, now, null]);
  });

  it('deletes those that were requested long ago', async () => {
    const old = await requested(new Date('2020-01-01T00:00:00Z'));
    const newer = await requested();
    const { resets, unitOfWork } = world();
    const before = new Date('2021-01-01T00:00:00Z');
    expect(await unitOfWork.run(() => resets.deleteRequestedBefore(before, 10))).toBe(1);
    expect(await resets.find(old.state.id)).toBeUndefined();
    expect(await resets.find(newer.state.id)).toBeDefined();
  });
}
