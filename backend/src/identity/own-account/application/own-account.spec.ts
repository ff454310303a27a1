import { FixedActor } from '../../../../test/support/memory/fixed-actor';
import { FixedClock } from '../../../../test/support/memory/fixed-clock';
import { InMemoryOutbox } from '../../../../test/support/memory/in-memory-outbox';
import { InMemoryUnitOfWork } from '../../../../test/support/memory/in-memory-unit-of-work';
import { InMemoryAuditTrail } from '../../../audit/adapters/memory/in-memory-audit-trail';
import { newId } from '../../../shared/ids';
import { EmailChangeRequested } from '../../identity.events';
import { InMemoryPasswordResetRepository } from '../../password-resets/adapters/memory/in-memory-password-reset.repository';
import { NoMailServer } from '../../password-resets/domain/password-reset.errors';
import { PasswordReset } from '../../password-resets/domain/password-reset';
import { InMemoryLoginAttempts } from '../../passwords/adapters/memory/in-memory-login-attempts';
import { PlainPasswordHasher } from '../../passwords/adapters/memory/plain-password.hasher';
import { PasswordCheck } from '../../passwords/application/password-check';
import { LoginLimits } from '../../passwords/domain/backoff';
import { WrongPassword } from '../../passwords/domain/password.errors';
import { InMemorySessionRepository } from '../../sessions/adapters/memory/in-memory-session.repository';
import { Session, SessionLifetime } from '../../sessions/domain/session';
import { InMemoryUserRepository } from '../../users/adapters/memory/in-memory-user.repository';
import { User } from '../../users/domain/user';
import { EmailTaken } from '../../users/domain/user.errors';
import { InProcessEmailChanges } from '../adapters/contexts/in-process-email-changes';
import { HmacEmailCodes } from '../adapters/crypto/hmac-email-codes';
import { InMemoryEmailChangeRepository } from '../adapters/memory/in-memory-email-change.repository';
import { NoEmailChange, SameEmail, WrongEmailCode } from '../domain/email-change.errors';
import { ChangeOwnName } from './change-own-name';
import { ConfirmEmailChange } from './confirm-email-change';
import { EmailChangeLimit } from './ports';
import { RequestEmailChange } from './request-email-change';

class NoLimit extends EmailChangeLimit {
  async record(): Promise<void> {}
}

const password = 'thimble-and-thread';

async function setUp({ hasMailServer = true } = {}) {
  const clock = new FixedClock();
  const outbox = new InMemoryOutbox();
  const audit = new InMemoryAuditTrail(new FixedActor());
  const users = new InMemoryUserRepository();
  const sessions = new InMemorySessionRepository(users);
  const resets = new InMemoryPasswordResetRepository();
  const changes = new InMemoryEmailChangeRepository();
  const unitOfWork = new InMemoryUnitOfWork(users, sessions, resets, changes, outbox, audit);
  const hasher = new PlainPasswordHasher();
  const check = new PasswordCheck(hasher, new InMemoryLoginAttempts(new LoginLimits(10, 10), clock));
  const codes = new HmacEmailCodes('a-secret');

  const add = async (email: string) => {
    const passwordHash = await hasher.hash(password);
    const user = User.create({ userName: 'Ada', email, passwordHash, role: 'admin' }, clock.now());
    await users.add(user);
    return user;
  };
  const ada = await add('ada@haberdash.test');
  const userId = ada.state.id;
  const device = { userId, device: 'Chrome on Windows' };
  const session = Session.open(device, SessionLifetime.ofMinutes(600), clock.now());
  await sessions.save(session);

  const request = new RequestEmailChange(
    ...([users, sessions, changes, check, new NoLimit(), outbox, unitOfWork, clock] as const),
    hasMailServer,
  );
  const confirm = new ConfirmEmailChange(
    ...([users, resets, changes, codes, audit, outbox, unitOfWork, clock] as const),
  );
  const mails = new InProcessEmailChanges(changes, codes, unitOfWork, clock);
  const given = { userId, sessionId: session.state.id, password, address: '192.0.2.1' };
  return {
    ...{ clock, outbox, audit, users, resets, mails, userId, add },
    request: (newEmail: string, other: Partial<typeof given> = {}) =>
      request.execute({ ...given, ...other, newEmail }),
    /** Reads the newest e-mail with a code. */
    code: async () => {
      const requested = outbox.events.filter((event) => event instanceof EmailChangeRequested);
      return (await mails.writeCode(requested.at(-1)!.changeId))?.code ?? 'no code';
    },
    confirm: (code: string) => confirm.execute({ userId, code }),
    email: async () => (await users.findForChange(userId))!.state.email,
    rename: (userName: string) => new ChangeOwnName(users, audit, unitOfWork).execute({ userId, userName }),
  };
}

const another = (code: string) => (code === '000000' ? '000001' : '000000');

describe('the own e-mail address', () => {
  it('changes with the code of the new mailbox, with an audit entry', async () => {
    const { request, code, confirm, email, audit } = await setUp();
    await request('Ada@Work.test');
    expect(await email()).toBe('ada@haberdash.test');
    const written = await code();
    expect(written).toMatch(/^\d{6}$/);
    await confirm(written);
    expect(await email()).toBe('ada@work.test');
    expect(audit.entries).toMatchObject([
      {
        subject: 'admin',
        action: 'e-mail changed',
        before: { email: 'ada@haberdash.test' },
        after: { email: 'ada@work.test' },
      },
    ]);
  });

  it('tells the address of before, which gets no code', async () => {
    const { request, code, confirm, outbox, mails } = await setUp();
    await request('ada@work.test');
    await confirm(await code());
    const ids = outbox.events.map((event) => (event as EmailChangeRequested).changeId);
    expect(ids).toHaveLength(2);
    for (const id of ids)
      expect(await mails.addressesOf(id)).toEqual({
        newEmail: 'ada@work.test',
        oldEmail: 'ada@haberdash.test',
      });
    expect(await mails.writeCode(ids[0]!)).toBeUndefined();
  });

  it('ends the links to set a password that the mailbox of before has', async () => {
    const { request, code, confirm, resets, userId, clock } = await setUp();
    const id = newId();
    await resets.add(PasswordReset.request(id, userId, clock.now()));
    await request('ada@work.test');
    await confirm(await code());
    expect((await resets.find(id))?.isValid(clock.now())).toBe(false);
  });

  it('stays after five wrong codes, and so after the right one', async () => {
    const { request, code, confirm, email } = await setUp();
    await request('ada@work.test');
    const right = await code();
    for (let guess = 0; guess < 5; guess++)
      await expect(confirm(another(right))).rejects.toBeInstanceOf(WrongEmailCode);
    await expect(confirm(right)).rejects.toBeInstanceOf(NoEmailChange);
    expect(await email()).toBe('ada@haberdash.test');
  });

  it('stays with a code that is too old, or replaced by another request', async () => {
    const { request, code, confirm, clock, email } = await setUp();
    await request('ada@work.test');
    const first = await code();
    await request('ada@home.test');
    const second = await code();
    if (first !== second) await expect(confirm(first)).rejects.toBeInstanceOf(WrongEmailCode);
    clock.advanceMinutes(15);
    await expect(confirm(second)).rejects.toBeInstanceOf(NoEmailChange);
    expect(await email()).toBe('ada@haberdash.test');
  });

  it.each([
    ['with a wrong password', 'ada@work.test', { password: 'not-the-password' }, WrongPassword],
    ['to the same one', 'ADA@haberdash.test', {}, SameEmail],
    ['to that of another account', 'Kim@haberdash.test', {}, EmailTaken],
  ])('does not change %s', async (_, newEmail, other, refusal) => {
    const { request, add, outbox } = await setUp();
    await add('kim@haberdash.test');
    await expect(request(newEmail, other)).rejects.toBeInstanceOf(refusal);
    expect(outbox.events).toEqual([]);
  });

  it('does not change to one that somebody else takes before the code is typed', async () => {
    const { request, code, confirm, add, email, audit } = await setUp();
    await request('ada@work.test');
    await add('ada@work.test');
    await expect(confirm(await code())).rejects.toBeInstanceOf(EmailTaken);
    expect([await email(), audit.entries]).toEqual(['ada@haberdash.test', []]);
  });

  it('does not change in a shop that sends no e-mails', async () => {
    const { request } = await setUp({ hasMailServer: false });
    await expect(request('ada@work.test')).rejects.toBeInstanceOf(NoMailServer);
  });
});

describe('the own name', () => {
  it('changes, with an audit entry, and not when it is the same', async () => {
    const { rename, users, userId, audit } = await setUp();
    await rename('Ada L.');
    await rename('Ada L.');
    expect((await users.findForChange(userId))?.state.userName).toBe('Ada L.');
    expect(audit.entries).toMatchObject([{ action: 'name changed', before: { name: 'Ada' } }]);
  });
});
