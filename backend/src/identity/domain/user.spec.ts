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
});
