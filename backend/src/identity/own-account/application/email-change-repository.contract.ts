import { newId } from '../../../shared/ids';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { UserRepository } from '../../users/application/ports';
import { aUser } from '../../users/application/user-repository.contract';
import { EmailChange, type EmailChangePurpose } from '../domain/email-change';
import type { EmailChangeRepository } from './ports';

interface World {
  changes: EmailChangeRepository;
  users: UserRepository;
  unitOfWork: UnitOfWork;
}

const now = new Date('2026-03-01T12:00:00Z');

export function describeEmailChangeRepository(world: () => World): void {
  const requested = async (at = now) => {
    const user = aUser();
    await world().users.add(user);
    const addresses = { oldEmail: user.state.email, newEmail: `${newId()}@work.test` };
    const change = EmailChange.request({ id: newId(), userId: user.state.id, ...addresses }, at);
    await world().unitOfWork.run(() => world().changes.add(change));
    return change;
  };
  const open = (userId: string, purpose: EmailChangePurpose = 'move') =>
    world().unitOfWork.run(() => world().changes.findOpenForChange(userId, purpose));

  it('finds a change as it was added, and nothing under an unknown id', async () => {
    const change = await requested();
    expect((await world().changes.find(change.state.id))?.state).toEqual(change.state);
    expect(await world().changes.find(newId())).toBeUndefined();
  });

  it('finds the open change of a user, and none of another', async () => {
    const [own, other] = [await requested(), await requested()];
    expect((await open(own.state.userId))?.state.id).toBe(own.state.id);
    await world().unitOfWork.run(() => world().changes.endAll(own.state.userId, now));
    expect(await open(own.state.userId)).toBeUndefined();
    expect((await open(other.state.userId))?.state.id).toBe(other.state.id);
  });

  it('keeps a change of the address and a proof of it apart', async () => {
    const { userId, oldEmail } = (await requested()).state;
    const proof = EmailChange.request({ id: newId(), userId, oldEmail, newEmail: oldEmail }, now);
    const { changes, unitOfWork } = world();
    await unitOfWork.run(() => changes.add(proof));
    const found = async () => [await open(userId), await open(userId, 'proof')].map((one) => one?.isProof);
    expect(await found()).toEqual([false, true]);
    await unitOfWork.run(() => changes.end(userId, 'proof', now));
    expect(await found()).toEqual([false, undefined]);
    await unitOfWork.run(() => changes.add(EmailChange.restore({ ...proof.state, id: newId() })));
    await unitOfWork.run(() => changes.end(userId, 'move', now));
    expect(await found()).toEqual([undefined, true]);
  });

  it('saves the newest code, and how often it was guessed at', async () => {
    const { id, userId } = (await requested()).state;
    await world().unitOfWork.run(async () => {
      const change = (await world().changes.findForChange(id))!;
      change.writeCode('hash');
      change.prove('wrong', now);
      await world().changes.save(change);
    });
    expect((await open(userId))?.state).toMatchObject({ codeHash: 'hash', wrongCodes: 1, endedAt: null });
  });

  it('deletes the changes that are old', async () => {
    const [old, kept] = [await requested(new Date('2020-01-01T12:00:00Z')), await requested()];
    const deleted = await world().changes.deleteRequestedBefore(new Date('2020-01-02T12:00:00Z'), 100);
    expect(deleted).toBe(1);
    expect(await world().changes.find(old.state.id)).toBeUndefined();
    expect(await world().changes.find(kept.state.id)).toBeDefined();
  });
}
