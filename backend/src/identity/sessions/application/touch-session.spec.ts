import { FixedClock } from '../../../../test/support/memory/fixed-clock';
import { InMemoryUnitOfWork } from '../../../../test/support/memory/in-memory-unit-of-work';
import { newId } from '../../../shared/ids';
import { InMemorySessionRepository } from '../adapters/memory/in-memory-session.repository';
import { InMemoryUserRepository } from '../../users/adapters/memory/in-memory-user.repository';
import { Session, SessionLifetime } from '../domain/session';
import { User } from '../../users/domain/user';
import { TouchSession } from './touch-session';
import { LogOut } from './log-out';

const hour = SessionLifetime.ofMinutes(60);

describe('a request with a session', () => {
  const signedIn = async () => {
    const clock = new FixedClock();
    const users = new InMemoryUserRepository();
    const sessions = new InMemorySessionRepository(users);
    const given = {
      userName: 'Sam',
      email: 'sam@haberdash.test',
      passwordHash: 'hash',
      role: 'user',
    } as const;
    const user = User.create(given, clock.now());
    await users.add(user);
    const session = Session.open({ userId: user.state.id, device: 'Chrome on Windows' }, hour, clock.now());
    await sessions.save(session);
    const unitOfWork = new InMemoryUnitOfWork(users, sessions);
    const touchSession = new TouchSession(users, sessions, hour, unitOfWork, clock);
    const sessionId = session.state.id;
    return {
      clock,
      use: () => touchSession.execute(sessionId),
      useUnknown: () => touchSession.execute(newId()),
      logOut: () => new LogOut(sessions, unitOfWork, clock).execute(sessionId),
      logOutUnknown: () => new LogOut(sessions, unitOfWork, clock).execute(newId()),
    };
  };

  it("has the session's user", async () => {
    const { use } = await signedIn();
    expect((await use())?.user.state).toMatchObject({ userName: 'Sam', role: 'user' });
  });

  it('has no user when the session has expired, was revoked or never existed', async () => {
    const expired = await signedIn();
    expired.clock.advanceMinutes(60);
    expect(await expired.use()).toBeUndefined();

    const revoked = await signedIn();
    await revoked.logOut();
    expect(await revoked.use()).toBeUndefined();

    expect(await revoked.useUnknown()).toBeUndefined();
  });

  it('renews the session now and then, so that a session in use does not end', async () => {
    const { clock, use } = await signedIn();
    const renewals: boolean[] = [];
    for (let minutes = 0; minutes < 120; minutes += 10) {
      const checked = await use();
      renewals.push(checked?.renewed !== undefined);
      clock.advanceMinutes(10);
    }
    expect(await use()).toBeDefined();
    expect(renewals.filter(Boolean)).toHaveLength(5);
  });

  it('has no user after signing out, even twice', async () => {
    const { clock, use, logOut, logOutUnknown } = await signedIn();
    clock.advanceMinutes(30);
    await logOut();
    await logOut();
    expect(await use()).toBeUndefined();
    await expect(logOutUnknown()).resolves.toBeUndefined();
  });
});
