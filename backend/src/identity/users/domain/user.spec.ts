import { User } from './user';

describe('a user', () => {
  it('has an e-mail in lower case', () => {
    const given = {
      userName: 'Sam',
      email: 'Sam@Haberdash.Test',
      passwordHash: 'hash',
      role: 'user',
    } as const;
    expect(User.create(given, new Date()).state.email).toBe('sam@haberdash.test');
  });

  it('can be blocked with a reason, unless they are an admin', () => {
    const given = { userName: 'Sam', email: 'sam@haberdash.test', passwordHash: 'hash' };
    const [noon, later] = [new Date('2026-03-01T12:00:00Z'), new Date('2026-03-01T13:00:00Z')];
    const sam = User.create({ ...given, role: 'user' }, noon);
    sam.block('Chargebacks', noon);
    sam.block('Chargebacks, twice', later);
    expect(sam.state.blocked).toEqual({ at: noon, reason: 'Chargebacks, twice' });
    expect(() => sam.assertNotBlocked()).toThrow('Your account is blocked');
    sam.unblock();
    expect(() => sam.assertNotBlocked()).not.toThrow();
    const ada = User.create({ ...given, role: 'admin' }, noon);
    expect(() => ada.block('Chargebacks', noon)).toThrow("can't be blocked");
  });

  it('gets a new password only in place of the current one', () => {
    const sam = User.create(
      { userName: 'Sam', email: 'sam@haberdash.test', passwordHash: 'first', role: 'user' },
      new Date(),
    );
    expect(sam.replacePassword('first', 'second')).toBe(true);
    expect(sam.replacePassword('first', 'third')).toBe(false);
    expect(sam.state.passwordHash).toBe('second');
  });
});
