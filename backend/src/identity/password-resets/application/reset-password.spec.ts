import { FixedClock } from '../../../../test/support/memory/fixed-clock';
import { InMemoryJobs } from '../../../../test/support/memory/in-memory-jobs';
import { InMemoryOutbox } from '../../../../test/support/memory/in-memory-outbox';
import { InMemoryUnitOfWork } from '../../../../test/support/memory/in-memory-unit-of-work';
import { InProcessPasswordResets } from '../adapters/contexts/in-process-password-resets';
import { RandomLinkTokens } from '../../../platform/crypto/random-link-tokens';
import { InMemoryPasswordResetRepository } from '../adapters/memory/in-memory-password-reset.repository';
import { InMemorySessionRepository } from '../../sessions/adapters/memory/in-memory-session.repository';
import { InMemoryUserRepository } from '../../users/adapters/memory/in-memory-user.repository';
import { PlainPasswordHasher } from '../../passwords/adapters/memory/plain-password.hasher';
import { NoMailServer, ResetLinkInvalid } from '../domain/password-reset.errors';
import { Session, SessionLifetime } from '../../sessions/domain/session';
import { OpenPasswordReset } from './open-password-reset';
import { PasswordResetLimit } from './ports';
import { RequestPasswordReset } from './request-password-reset';
import { ResetPassword } from './reset-password';
import { aUser } from '../../users/application/user-repository.contract';

class NoLimit extends PasswordResetLimit {
  async record(): Promise<void> {}
}

async function setUp() {
  const clock = new FixedClock();
  const jobs = new InMemoryJobs(clock);
  const outbox = new InMemoryOutbox();
  const unitOfWork = new InMemoryUnitOfWork();
  const users = new InMemoryUserRepository();
  const sessions = new InMemorySessionRepository(users);
  const resets = new InMemoryPasswordResetRepository();
  const tokens = new RandomLinkTokens();
  const user = aUser();
  await users.add(user);
  const session = Session.open(
    { userId: user.state.id, device: 'Chrome on Windows' },
    SessionLifetime.ofMinutes(600),
    clock.now(),
  );
  await sessions.save(session);
  const open = new OpenPasswordReset(users, resets, outbox, unitOfWork, clock);
  const links = new InProcessPasswordResets(resets, users, tokens, unitOfWork, clock);
  const hasher = new PlainPasswordHasher();
  const reset = new ResetPassword(resets, users, sessions, tokens, hasher, outbox, unitOfWork, clock);
  const resetId = 'a-reset';
  await open.execute({ resetId, email: user.state.email });
  return {
    clock,
    jobs,
    outbox,
    open,
    unitOfWork,
    user,
    resetId,
    link: async () => (await links.writeLink(resetId))?.token,
    set: (token: string, newPassword = 'another-password') => reset.execute({ token, newPassword }),
    matches: async (password: string) => {
      const found = await users.findForChange(user.state.id);
      return hasher.matches(password, found?.state.passwordHash ?? undefined);
    },
    isSignedIn: async () => (await sessions.findWithUser(session.state.id))?.session.isLive(clock.now()),
  };
}

describe('a forgotten password', () => {
  it('is replaced by the link, once, and all sessions end', async () => {
    const { link, set, matches, isSignedIn } = await setUp();
    const token = (await link())!;
    expect(await isSignedIn()).toBe(true);
    await set(token);
    expect([await matches('another-password'), await isSignedIn()]).toEqual([true, false]);
    await expect(set(token, 'a-third-password')).rejects.toThrow(ResetLinkInvalid);
    expect(await matches('another-password')).toBe(true);
  });

  it('is not replaced by an unknown, a replaced or a late link', async () => {
    const { clock, link, set, matches } = await setUp();
    const replaced = (await link())!;
    const newest = (await link())!;
    await expect(set('made-up')).rejects.toThrow(ResetLinkInvalid);
    await expect(set(replaced)).rejects.toThrow(ResetLinkInvalid);
    clock.advanceMinutes(30);
    await expect(set(newest)).rejects.toThrow(ResetLinkInvalid);
    expect(await matches('another-password')).toBe(false);
    expect(await link()).toBeUndefined();
  });

  it('is announced once for a mailbox with an account, and never for another', async () => {
    const { outbox, open, user, resetId } = await setUp();
    await open.execute({ resetId, email: user.state.email });
    await open.execute({ resetId: 'another', email: 'nobody@mail.test' });
    expect(outbox.events).toMatchObject([{ resetId: 'a-reset' }]);
  });

  it('is requested in the same way whether or not there is an account', async () => {
    const { jobs, unitOfWork, user } = await setUp();
    const request = new RequestPasswordReset(new NoLimit(), jobs, unitOfWork, true);
    for (const email of [user.state.email, 'nobody@mail.test', 'nobody@mail.test'])
      await request.execute({ email, address: '192.0.2.1' });
    expect([...jobs.waiting.values()].map(({ payload }) => payload.email)).toEqual([
      user.state.email,
      'nobody@mail.test',
    ]);
  });

  it('can not be requested in a shop that sends no e-mails', async () => {
    const { jobs, unitOfWork } = await setUp();
    const request = new RequestPasswordReset(new NoLimit(), jobs, unitOfWork, false);
    await expect(request.execute({ email: 'a@mail.test', address: '192.0.2.1' })).rejects.toThrow(
      NoMailServer,
    );
    expect(jobs.waiting.size).toBe(0);
  });
});
