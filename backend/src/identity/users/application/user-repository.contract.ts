import { newId } from '../../../shared/ids';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { UserRepository } from './ports';
import { ownerRoleId } from '../../staff/domain/staff-role';
import { User } from '../domain/user';

const now = new Date('2026-03-01T12:00:00Z');

export const aUser = (email = `${newId()}@haberdash.test`): User =>
  User.create({ userName: 'Sam Shopper', email, passwordHash: 'hash', role: 'user' }, now);

export function describeUserRepository(users: () => UserRepository, unitOfWork: () => UnitOfWork): void {
  it('saves a new password', async () => {
    const sam = aUser();
    await users().add(sam);
    await unitOfWork().run(async () => {
      const found = (await users().findForChange(sam.state.id))!;
      found.replacePassword('hash', 'new hash');
      await users().save(found);
    });
    const found = await users().findByEmail(sam.state.email);
    expect(found?.state).toEqual({ ...sam.state, passwordHash: 'new hash' });
  });

  it('saves that a user is blocked, with the reason', async () => {
    const sam = aUser();
    const { id, email } = sam.state;
    await users().add(sam);
    const assertNotBlocked = () => unitOfWork().run(() => users().assertNotBlocked(id));
    await expect(assertNotBlocked()).resolves.toBeUndefined();
    expect(await users().isBlocked(id)).toBe(false);
    const change = (verb: (user: User) => void) =>
      unitOfWork().run(async () => {
        const found = (await users().findForChange(id))!;
        verb(found);
        await users().save(found);
      });
    await change((found) => found.block('Chargebacks', now));
    expect((await users().findByEmail(email))?.state.blocked).toEqual({ at: now, reason: 'Chargebacks' });
    await expect(assertNotBlocked()).rejects.toMatchObject({ code: 'ACCOUNT_BLOCKED' });
    expect(await users().isBlocked(id)).toBe(true);
    await change((found) => found.unblock());
    expect((await users().findByEmail(email))?.state).toEqual(sam.state);
    await expect(assertNotBlocked()).resolves.toBeUndefined();
  });

  it('saves another e-mail, unless somebody else has it', async () => {
    const [sam, kim] = [aUser(), aUser()];
    for (const user of [sam, kim]) await users().add(user);
    const moveTo = (email: string) =>
      unitOfWork().run(async () => {
        const found = (await users().findForChange(sam.state.id))!;
        found.moveTo(email, now);
        return users().saveEmail(found);
      });
    const free = `${newId()}@work.test`;
    expect(await users().provedEmailOf(sam.state.id)).toBeUndefined();
    expect(await moveTo(free)).toBe(true);
    expect(await users().provedEmailOf(sam.state.id)).toBe(free);
    expect((await users().findByEmail(free))?.state.id).toBe(sam.state.id);
    const refused = unitOfWork().run(async () => {
      if (!(await moveTo(kim.state.email))) throw new Error('taken');
    });
    await expect(refused).rejects.toThrow('taken');
    expect((await users().findByEmail(free))?.state.id).toBe(sam.state.id);
  });

  it('remembers that a user has a device, of each user for itself', async () => {
    const [sam, kim] = [aUser(), aUser()];
    for (const user of [sam, kim]) await users().add(user);
    const record = ({ state }: typeof sam) =>
      unitOfWork().run(() => users().recordDevice(state.id, new Date()));
    expect([await record(sam), await record(sam), await record(kim)]).toEqual([false, true, false]);
  });

  it('counts the staff with a role', async () => {
    const before = await users().countWithRole(ownerRoleId);
    const ada = User.create(
      { userName: 'Ada', email: `${newId()}@haberdash.test`, passwordHash: 'hash', role: 'admin' },
      now,
    );
    await users().add(ada);
    await users().add(aUser());
    expect(await users().countWithRole(ownerRoleId)).toBe(before + 1);
  });

  it('saves that somebody has left the staff', async () => {
    const ada = User.create(
      { userName: 'Ada', email: `${newId()}@haberdash.test`, passwordHash: 'hash', role: 'admin' },
      now,
    );
    await users().add(ada);
    ada.leaveStaff();
    await users().save(ada);
    const found = await users().findByEmail(ada.state.email);
    expect(found?.state).toMatchObject({ role: 'user', staffRoleId: null });
  });

  it('finds nobody by an unknown id', async () => {
    expect(await unitOfWork().run(() => users().findForChange(newId()))).toBeUndefined();
  });

  it('finds a user by the e-mail in any case', async () => {
    const sam = aUser(`Sam.${newId()}@Haberdash.Test`);
    expect(await users().add(sam)).toBe(true);
    const found = await users().findByEmail(sam.state.email.toUpperCase());
    expect(found?.state).toEqual(sam.state);
  });

  it('finds nobody by an unknown e-mail', async () => {
    expect(await users().findByEmail(`${newId()}@haberdash.test`)).toBeUndefined();
  });

  it('adds one of several users with the same e-mail that are added concurrently', async () => {
    const email = `${newId()}@haberdash.test`;
    const rivals = Array.from({ length: 5 }, () => aUser(email));
    const added = await Promise.all(rivals.map((rival) => users().add(rival)));
    expect(added.filter(Boolean)).toHaveLength(1);
    const winner = rivals[added.indexOf(true)]!;
    expect((await users().findByEmail(email))?.state.id).toBe(winner.state.id);
  });

  describe('a guest', () => {
    const guest = (email = `${newId()}@haberdash.test`) => ({ id: newId(), userName: 'Gil Guest', email });
    const save = (one: ReturnType<typeof guest>) =>
      unitOfWork().run(() => users().saveGuest(one, new Date()));
    const found = (id: string) => unitOfWork().run(() => users().findForChange(id));

    it('may have the address of an account and of other guests, and is never found by it', async () => {
      const account = aUser();
      await users().add(account);
      const guests = [guest(account.state.email.toUpperCase()), guest(account.state.email)];
      for (const one of guests) expect(await save(one)).toBe(true);
      expect((await users().findByEmail(account.state.email))?.state.id).toBe(account.state.id);
      expect((await found(guests[0]!.id))?.state).toMatchObject({
        ...{ kind: 'guest', passwordHash: null, role: 'user', email: account.state.email },
      });
    });

    it('gets another name and address with the next order; an account does not', async () => {
      const one = guest();
      await save(one);
      await save({ ...one, userName: 'Gil Smith', email: 'gil@haberdash.test' });
      expect((await found(one.id))?.state).toMatchObject({
        ...{ userName: 'Gil Smith', email: 'gil@haberdash.test' },
      });
      const account = aUser();
      await users().add(account);
      expect(await save({ ...guest(), id: account.state.id })).toBe(false);
      expect((await found(account.state.id))?.state).toEqual(account.state);
    });

    it('is refused by the address, too, once somebody with it is blocked', async () => {
      const one = guest();
      await save(one);
      expect(await users().isEmailBlocked(one.email)).toBe(false);
      const user = (await found(one.id))!;
      user.block('fraud', new Date());
      await users().save(user);
      expect(await users().isEmailBlocked(one.email.toUpperCase())).toBe(true);
    });
  });
}
