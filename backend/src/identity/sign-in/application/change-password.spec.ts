import { FixedClock } from '../../../../test/support/memory/fixed-clock';
import { InMemoryOutbox } from '../../../../test/support/memory/in-memory-outbox';
import { InMemoryUnitOfWork } from '../../../../test/support/memory/in-memory-unit-of-work';
import { InMemoryLoginAttempts } from '../../passwords/adapters/memory/in-memory-login-attempts';
import { InMemoryPasswordResetRepository } from '../../password-resets/adapters/memory/in-memory-password-reset.repository';
import { InMemorySessionRepository } from '../../sessions/adapters/memory/in-memory-session.repository';
import { InMemoryUserRepository } from '../../users/adapters/memory/in-memory-user.repository';
import { PlainPasswordHasher } from '../../passwords/adapters/memory/plain-password.hasher';
import { IncorrectCredentials } from '../../passwords/domain/password.errors';
import { LoginLimits } from '../../passwords/domain/backoff';
import { DemoAccounts } from '../domain/demo-accounts';
import { PasswordReset } from '../../password-resets/domain/password-reset';
import { SessionLifetime } from '../../sessions/domain/session';
import { ChangePassword } from './change-password';
import { LogIn } from './log-in';
import { TotpSecondFactorCodes } from '../../second-factor/adapters/totp/totp-second-factor-codes';
import { CodeCheck } from '../../second-factor/application/code-check';
import { PasswordCheck } from '../../passwords/application/password-check';
import { InMemoryVisitorRepository } from '../../visitors/adapters/memory/in-memory-visitor.repository';
import { MergeVisitor } from '../../visitors/application/merge-visitor';
import { CountedTokens } from '../../../../test/support/counted-tokens';
import { RegisterUser } from './register-user';

const [first, second] = ['the-first-password', 'the-second-password'];
const address = '203.0.113.7';

describe('changing the password', () => {
  const setUp = async () => {
    const clock = new FixedClock();
    const users = new InMemoryUserRepository();
    const sessions = new InMemorySessionRepository(users);
    const resets = new InMemoryPasswordResetRepository();
    const passwords = new PlainPasswordHasher();
    const attempts = new InMemoryLoginAttempts(new LoginLimits(3, 50), clock);
    const check = new PasswordCheck(passwords, attempts);
    const unitOfWork = new InMemoryUnitOfWork(users, sessions);
    const email = 'sam@haberdash.test';
    await new RegisterUser(users, passwords, clock).execute({ userName: 'Sam', email, password: first });
    const noCarts = { merge: async () => undefined, delete: async () => undefined };
    const mergingNobody = new MergeVisitor(
      new InMemoryVisitorRepository(),
      noCarts,
      new CountedTokens(),
      clock,
    );
    const login = new LogIn(
      users,
      sessions,
      check,
      new CodeCheck(new TotpSecondFactorCodes('the secret of a shop'), attempts, clock),
      SessionLifetime.ofMinutes(60),
      new DemoAccounts(false),
      mergingNobody,
      new InMemoryOutbox(),
      unitOfWork,
      clock,
    );
    const logIn = (password: string) =>
      login.execute({ email, password, address, device: 'Chrome on Windows' });
    const signIn = async () => {
      const outcome = await logIn(first);
      return outcome.session.state;
    };
    const { id: sessionId, userId } = await signIn();
    const outbox = new InMemoryOutbox();
    const changing = new ChangePassword(users, sessions, resets, passwords, check, outbox, unitOfWork, clock);
    const change = (currentPassword: string, newPassword = second) =>
      changing.execute({ userId, sessionId, currentPassword, newPassword, address });
    const isLive = async (id: string) => (await sessions.findWithUser(id))?.session.isLive(clock.now());
    const requestLink = (resetId: string) => resets.add(PasswordReset.request(resetId, userId, clock.now()));
    const isLinkValid = async (resetId: string) => (await resets.find(resetId))?.isValid(clock.now());
    return { logIn, signIn, change, isLive, sessionId, userId, outbox, requestLink, isLinkValid };
  };
  const wrong = { code: 'WRONG_PASSWORD', field: 'currentPassword' };

  it('replaces the old password', async () => {
    const { logIn, change } = await setUp();
    await change(first);
    await logIn(second);
    await expect(logIn(first)).rejects.toThrow(IncorrectCredentials);
  });

  it('announces it once it has happened, so that the user is told', async () => {
    const { change, outbox, userId } = await setUp();
    await expect(change('a-guess-at-random')).rejects.toMatchObject(wrong);
    expect(outbox.events).toEqual([]);
    await change(first);
    expect(outbox.events).toMatchObject([{ userId, change: 'password-changed' }]);
  });

  it('ends all other sessions of the user', async () => {
    const { signIn, change, isLive, sessionId } = await setUp();
    const other = await signIn();
    await change(first);
    expect([await isLive(sessionId), await isLive(other.id)]).toEqual([true, false]);
  });

  it('ends the links by which the user could set a forgotten one', async () => {
    const { change, requestLink, isLinkValid } = await setUp();
    await requestLink('asked-before');
    await expect(change('not-the-password')).rejects.toMatchObject(wrong);
    expect(await isLinkValid('asked-before')).toBe(true);
    await change(first);
    expect(await isLinkValid('asked-before')).toBe(false);
  });

  it('is refused with a wrong current password, and then changes nothing', async () => {
    const { logIn, signIn, change, isLive } = await setUp();
    const other = await signIn();
    await expect(change('a guess')).rejects.toMatchObject(wrong);
    await expect(logIn(first)).resolves.toBeDefined();
    expect(await isLive(other.id)).toBe(true);
  });

  it('is throttled after too many wrong passwords, but signing in is not', async () => {
    const { logIn, change } = await setUp();
    for (let time = 0; time < 3; time++) await expect(change('a guess')).rejects.toMatchObject(wrong);
    await expect(change('a guess')).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    await expect(change(first)).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    await expect(logIn(first)).resolves.toBeDefined();
  });
});
