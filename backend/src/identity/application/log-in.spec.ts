import { FixedClock } from '../../platform/memory/fixed-clock';
import { InMemorySessionRepository } from '../adapters/memory/in-memory-session.repository';
import { InMemoryUserRepository } from '../adapters/memory/in-memory-user.repository';
import { PlainPasswordHasher } from '../adapters/memory/plain-password.hasher';
import { SessionLifetime } from '../domain/session';
import { LogIn } from './log-in';
import { RegisterUser } from './register-user';

const sam = { userName: 'Sam', email: 'sam@haberdash.test', password: 'a-long-password' };

describe('signing in', () => {
  const setUp = async () => {
    const users = new InMemoryUserRepository();
    const sessions = new InMemorySessionRepository(users);
    const passwords = new PlainPasswordHasher();
    const clock = new FixedClock();
    await new RegisterUser(users, passwords, clock).execute(sam);
    const logIn = new LogIn(users, sessions, passwords, SessionLifetime.ofMinutes(60), clock);
    return { logIn, passwords, sessions, clock };
  };

  it('opens a session that lives for the set time', async () => {
    const { logIn, sessions, clock } = await setUp();
    const outcome = await logIn.execute({ email: 'SAM@haberdash.test', password: sam.password });
    if (outcome.refused) throw outcome.refused;
    const found = await sessions.findWithUser(outcome.session.state.id);
    expect(found?.user.state).toMatchObject({ userName: 'Sam', email: sam.email });
    expect(found?.session.isLive(clock.now())).toBe(true);
    clock.advanceMinutes(60);
    expect(found?.session.isLive(clock.now())).toBe(false);
  });

  it('opens a session of its own each time', async () => {
    const { logIn } = await setUp();
    const [one, other] = [await logIn.execute(sam), await logIn.execute(sam)];
    if (one.refused || other.refused) throw new Error('refused');
    expect(one.session.state.id).not.toBe(other.session.state.id);
  });

  it('is refused in the same words for a wrong password and an unknown e-mail', async () => {
    const { logIn } = await setUp();
    const wrongPassword = await logIn.execute({ ...sam, password: 'another-password' });
    const unknownEmail = await logIn.execute({ ...sam, email: 'kim@haberdash.test' });
    expect(wrongPassword.refused).toMatchObject({
      code: 'INCORRECT_CREDENTIALS',
      message: 'Incorrect email or password! Please try again',
    });
    expect(unknownEmail).toEqual(wrongPassword);
  });

  it('compares the password also for an unknown e-mail, so that it takes the same time', async () => {
    const { logIn, passwords } = await setUp();
    await logIn.execute({ ...sam, email: 'kim@haberdash.test' });
    expect(passwords.comparedWith).toStrictEqual([undefined]);
  });
});
