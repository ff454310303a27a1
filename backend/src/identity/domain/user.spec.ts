import { User } from './user';

describe('a user', () => {
  it('has one account for a mailbox, however its address is written', () => {
    const given = {
      userName: 'Sam',
      email: 'Sam@Haberdash.Test',
      passwordHash: 'hash',
      role: 'user',
    } as const;
    expect(User.create(given, new Date()).state.email).toBe('sam@haberdash.test');
  });

  it('has a new password in the place of the one that was given, and of no other', () => {
    const sam = User.create(
      { userName: 'Sam', email: 'sam@haberdash.test', passwordHash: 'first', role: 'user' },
      new Date(),
    );
    expect(sam.replacePassword('first', 'second')).toBe(true);
    expect(sam.replacePassword('first', 'third')).toBe(false);
    expect(sam.state.passwordHash).toBe('second');
  });
});
