import { FixedClock } from '../../../../test/support/memory/fixed-clock';
import { InMemoryOutbox } from '../../../../test/support/memory/in-memory-outbox';
import { InMemoryUnitOfWork } from '../../../../test/support/memory/in-memory-unit-of-work';
import { InMemoryLoginAttempts } from '../../passwords/adapters/memory/in-memory-login-attempts';
import { InMemorySessionRepository } from '../../sessions/adapters/memory/in-memory-session.repository';
import { InMemoryUserRepository } from '../../users/adapters/memory/in-memory-user.repository';
import { PlainPasswordHasher } from '../../passwords/adapters/memory/plain-password.hasher';
import type { DomainError } from '../../../shared/domain-error';
import { newId } from '../../../shared/ids';
import { IncorrectCredentials, TooManyAttempts } from '../../passwords/domain/password.errors';
import { LoginLimits } from '../../passwords/domain/backoff';
import { DemoAccounts } from '../domain/demo-accounts';
import { SessionLifetime } from '../../sessions/domain/session';
import { TotpSecondFactorCodes } from '../../second-factor/adapters/totp/totp-second-factor-codes';
import { CodeCheck } from '../../second-factor/application/code-check';
import { LogIn, maxSessions } from './log-in';
import { PasswordCheck } from '../../passwords/application/password-check';
import { InMemoryVisitorRepository } from '../../visitors/adapters/memory/in-memory-visitor.repository';
import { BeginVisit } from '../../visitors/application/begin-visit';
import { MergeVisitor } from '../../visitors/application/merge-visitor';
import { CountedTokens } from '../../../../test/support/counted-tokens';
import { RegisterUser } from './register-user';

const sam = {
  userName: 'Sam',
  email: 'sam@haberdash.test',
  password: 'a-long-password',
  address: '203.0.113.7',
  device: 'Chrome on Windows',
};

const tokens = new CountedTokens();

describe('signing in', () => {
  const setUp = async ({ isProduction = false } = {}) => {
    const users = new InMemoryUserRepository();
    const sessions = new InMemorySessionRepository(users);
    const passwords = new PlainPasswordHasher();
    const clock = new FixedClock();
    await new RegisterUser(users, passwords, clock).execute(sam);
    const attempts = new InMemoryLoginAttempts(new LoginLimits(3, 5), clock);
    const check = new PasswordCheck(passwords, attempts);
    const codes = new TotpSecondFactorCodes('the secret of a shop');
    const hour = SessionLifetime.ofMinutes(60);
    const outbox = new InMemoryOutbox();
    const visitors = new InMemoryVisitorRepository();
    const merged: string[] = [];
    const visitorCarts = {
      merge: async (visitorId: string, userId: string) => void merged.push(`${visitorId} into ${userId}`),
      delete: async () => undefined,
    };
    const logIn = new LogIn(
      users,
      sessions,
      check,
      new CodeCheck(codes, attempts, clock),
      hour,
      new DemoAccounts(isProduction),
      new MergeVisitor(visitors, visitorCarts, tokens, clock),
      outbox,
      new InMemoryUnitOfWork(users, sessions, visitors),
      clock,
    );
    const beginVisit = new BeginVisit(visitors, tokens, clock);
    return { logIn, outbox, passwords, sessions, users, clock, beginVisit, merged };
  };

  it('merges the cart of the visitor who signs in, once', async () => {
    const { logIn, beginVisit, merged, users } = await setUp();
    const { id, token } = await beginVisit.execute();
    await expect(logIn.execute({ ...sam, password: 'wrong', visitorToken: token })).rejects.toThrow();
    expect(merged).toEqual([]);
    await Promise.all([1, 2].map(() => logIn.execute({ ...sam, visitorToken: token })));
    await logIn.execute({ ...sam, visitorToken: 'made up' });
    expect(merged).toEqual([`${id} into ${(await users.findByEmail(sam.email))!.state.id}`]);
  });

  it('opens a session with the configured lifetime', async () => {
    const { logIn, sessions, clock } = await setUp();
    const outcome = await logIn.execute({ ...sam, email: 'SAM@haberdash.test' });
    const found = await sessions.findWithUser(outcome.session.state.id);
    expect(found?.user.state).toMatchObject({ userName: 'Sam', email: sam.email });
    expect(found?.session.isLive(clock.now())).toBe(true);
    clock.advanceMinutes(60);
    expect(found?.session.isLive(clock.now())).toBe(false);
  });

  it('tells the user of a new device, once another is known', async () => {
    const { logIn, outbox } = await setUp();
    const { knownDevice, user } = await logIn.execute(sam);
    await logIn.execute({ ...sam, knownDevice });
    expect(outbox.events).toEqual([]);
    await logIn.execute(sam);
    expect(outbox.events).toMatchObject([{ userId: user.state.id, change: 'new-device' }]);
  });

  it('works on a known device while strangers guess, and waits for its own guesses only', async () => {
    const { logIn } = await setUp();
    const { knownDevice } = await logIn.execute(sam);
    const guess = (device?: typeof knownDevice) =>
      logIn.execute({ ...sam, password: 'a guess', address: newId(), knownDevice: device });
    for (let count = 0; count < 4; count++) await expect(guess()).rejects.toThrow();
    await expect(logIn.execute(sam)).rejects.toThrow(TooManyAttempts);
    await expect(
      logIn.execute({ ...sam, knownDevice: { ...knownDevice, userIds: [newId()] } }),
    ).rejects.toThrow(TooManyAttempts);
    await expect(logIn.execute({ ...sam, knownDevice })).resolves.toMatchObject({ knownDevice });
    for (let count = 0; count < 4; count++) await expect(guess(knownDevice)).rejects.toThrow();
    await expect(logIn.execute({ ...sam, knownDevice })).rejects.toThrow(TooManyAttempts);
  });

  it('is refused in production for a demo account, whose password is public', async () => {
    const { logIn } = await setUp({ isProduction: true });
    await expect(logIn.execute(sam)).rejects.toMatchObject({ code: 'DEMO_ACCOUNT' });
  });

  it('ends the session that was used longest ago when there are too many', async () => {
    const { logIn, sessions, clock } = await setUp();
    const first = await logIn.execute(sam);
    for (let count = 0; count < maxSessions; count++) {
      expect((await sessions.findWithUser(first.session.state.id))?.session.isLive(clock.now())).toBe(true);
      clock.advanceMinutes(1);
      await logIn.execute(sam);
    }
    expect((await sessions.findWithUser(first.session.state.id))?.session.isLive(clock.now())).toBe(false);
    expect(await sessions.findLive(first.user.state.id, clock.now())).toHaveLength(maxSessions);
  });

  it('opens a new session each time', async () => {
    const { logIn } = await setUp();
    const [one, other] = [await logIn.execute(sam), await logIn.execute(sam)];
    expect(one.session.state.id).not.toBe(other.session.state.id);
  });

  it('is refused with the same message for a wrong password and an unknown e-mail', async () => {
    const { logIn } = await setUp();
    const refusal = {
      code: 'INCORRECT_CREDENTIALS',
      message: 'Incorrect email or password! Please try again',
    };
    await expect(logIn.execute({ ...sam, password: 'another-password' })).rejects.toMatchObject(refusal);
    await expect(logIn.execute({ ...sam, email: 'kim@haberdash.test' })).rejects.toMatchObject(refusal);
  });

  it('compares the password for an unknown e-mail, too, so that both take the same time', async () => {
    const { logIn, passwords } = await setUp();
    await expect(logIn.execute({ ...sam, email: 'kim@haberdash.test' })).rejects.toThrow(
      IncorrectCredentials,
    );
    expect(passwords.comparedWith).toStrictEqual([undefined]);
  });

  const slowed = { code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 30 };
  const guess = async (logIn: LogIn, email: string, times: number) => {
    for (let time = 0; time < times; time++) {
      const guessed = logIn.execute({ ...sam, email, password: `guess ${time}` });
      await guessed.catch((error: unknown) => {
        if (!(error instanceof IncorrectCredentials)) throw error;
      });
    }
  };

  it.each(['sam@haberdash.test', 'nobody@haberdash.test'])(
    'is throttled after too many failures at %s, even with the correct password',
    async (email) => {
      const { logIn, passwords, clock } = await setUp();
      await guess(logIn, email, 3);
      await expect(logIn.execute({ ...sam, email, password: 'a guess' })).rejects.toMatchObject(slowed);
      const compared = passwords.comparedWith.length;
      await expect(logIn.execute({ ...sam, email: email.toUpperCase() })).rejects.toMatchObject(slowed);
      expect(passwords.comparedWith).toHaveLength(compared);
      clock.advanceMinutes(1);
      const later: unknown = await logIn.execute({ ...sam, email }).catch((error: unknown) => error);
      expect(later).not.toMatchObject(slowed);
    },
  );

  it('is throttled for an address after too many failures at any accounts', async () => {
    const { logIn } = await setUp();
    for (const name of ['a', 'b', 'c', 'd', 'e']) await guess(logIn, `${name}@haberdash.test`, 1);
    await expect(guess(logIn, 'f@haberdash.test', 1)).rejects.toMatchObject(slowed);
    await expect(logIn.execute(sam)).rejects.toMatchObject(slowed);
    await expect(logIn.execute({ ...sam, address: '203.0.113.8' })).resolves.toBeDefined();
  });

  it('is not throttled by successes', async () => {
    const { logIn } = await setUp();
    for (let time = 0; time < 50; time++) await expect(logIn.execute(sam)).resolves.toBeDefined();
  });

  it('refuses concurrent guesses beyond the limit, also a correct one', async () => {
    const { logIn, passwords } = await setUp();
    const wrong = Array.from({ length: 6 }, (_, number) => ({ ...sam, password: `guess ${number}` }));
    const ended = await Promise.allSettled([...wrong, sam].map((attempt) => logIn.execute(attempt)));
    expect(passwords.comparedWith).toHaveLength(7);
    const reasons = ended.map((end) => end.status === 'rejected' && (end.reason as DomainError).code);
    expect(reasons.filter((code) => code === 'INCORRECT_CREDENTIALS')).toHaveLength(3);
    expect(ended.at(-1)).toMatchObject({ status: 'rejected', reason: slowed });
  });

  it('is refused when the password changes at the same time', async () => {
    const { logIn, users, passwords } = await setUp();
    const matches = passwords.matches.bind(passwords);
    jest.spyOn(passwords, 'matches').mockImplementation(async (password, hash) => {
      const user = (await users.findByEmail(sam.email))!;
      user.replacePassword(user.state.passwordHash, 'another hash');
      const matched = await matches(password, hash);
      await users.save(user);
      return matched;
    });
    await expect(logIn.execute(sam)).rejects.toThrow(IncorrectCredentials);
  });
});
