import { FixedClock } from '../../../../test/support/memory/fixed-clock';
import { InMemoryUserRepository } from '../../users/adapters/memory/in-memory-user.repository';
import { PlainPasswordHasher } from '../../passwords/adapters/memory/plain-password.hasher';
import { RegisterUser } from './register-user';

const sam = { userName: 'Sam', email: 'Sam@Haberdash.test', password: 'a-long-password' };

describe('registering', () => {
  const setUp = () => {
    const users = new InMemoryUserRepository();
    return { users, registerUser: new RegisterUser(users, new PlainPasswordHasher(), new FixedClock()) };
  };

  it('creates a shopper, and stores only the hash of the password', async () => {
    const { users, registerUser } = setUp();
    await registerUser.execute(sam);
    const user = await users.findByEmail(sam.email);
    expect(user?.state).toMatchObject({
      userName: 'Sam',
      email: 'sam@haberdash.test',
      role: 'user',
      passwordHash: 'hash of a-long-password',
    });
    expect(user?.state).not.toHaveProperty('password');
  });

  it('creates an admin for our own commands', async () => {
    const { users, registerUser } = setUp();
    await registerUser.execute({ ...sam, role: 'admin' });
    expect((await users.findByEmail(sam.email))?.state.role).toBe('admin');
  });

  it('is refused when the e-mail is taken, in any case', async () => {
    const { users, registerUser } = setUp();
    await registerUser.execute(sam);
    const again = registerUser.execute({ ...sam, userName: 'Kim', email: 'SAM@haberdash.TEST' });
    await expect(again).rejects.toMatchObject({
      code: 'EMAIL_TAKEN',
      message: 'User Already exists with the same email! Please try again',
    });
    expect((await users.findByEmail(sam.email))?.state.userName).toBe('Sam');
  });

  it('is refused for one of two concurrent registrations', async () => {
    const { registerUser } = setUp();
    const [first, second] = await Promise.allSettled([registerUser.execute(sam), registerUser.execute(sam)]);
    expect(first.status).toBe('fulfilled');
    expect(second).toMatchObject({ reason: { code: 'EMAIL_TAKEN' } });
  });
});
