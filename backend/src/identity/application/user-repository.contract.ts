import { newId } from '../../shared/ids';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { UserRepository } from './ports';
import { User } from '../domain/user';

const now = new Date('2026-03-01T12:00:00Z');

export const aUser = (email = `${newId()}@haberdash.test`): User =>
  User.create({ userName: 'Sam Shopper', email, passwordHash: 'hash', role: 'user' }, now);

/** What every UserRepository promises. */
export function describeUserRepository(users: () => UserRepository, unitOfWork: () => UnitOfWork): void {
  it('keeps a new password', async () => {
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

  it('finds nobody to change under an id that nobody has', async () => {
    expect(await unitOfWork().run(() => users().findForChange(newId()))).toBeUndefined();
  });

  it('finds a user as added, however the e-mail is written', async () => {
    const sam = aUser(`Sam.${newId()}@Haberdash.Test`);
    expect(await users().add(sam)).toBe(true);
    const found = await users().findByEmail(sam.state.email.toUpperCase());
    expect(found?.state).toEqual(sam.state);
  });

  it('finds nobody under an e-mail that nobody has', async () => {
    expect(await users().findByEmail(`${newId()}@haberdash.test`)).toBeUndefined();
  });

  it('lets one of many have an e-mail that all want at once', async () => {
    const email = `${newId()}@haberdash.test`;
    const rivals = Array.from({ length: 5 }, () => aUser(email));
    const added = await Promise.all(rivals.map((rival) => users().add(rival)));
    expect(added.filter(Boolean)).toHaveLength(1);
    const winner = rivals[added.indexOf(true)]!;
    expect((await users().findByEmail(email))?.state.id).toBe(winner.state.id);
  });
}
