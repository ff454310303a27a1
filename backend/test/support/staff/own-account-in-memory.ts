import { FixedActor } from '../memory/fixed-actor';
import { FixedClock } from '../memory/fixed-clock';
import { InMemoryOutbox } from '../memory/in-memory-outbox';
import { InMemoryUnitOfWork } from '../memory/in-memory-unit-of-work';
import { InMemoryAuditTrail } from '../../../src/audit/adapters/memory/in-memory-audit-trail';
import { EmailChangeRequested } from '../../../src/identity/identity.events';
import { InMemoryPasswordResetRepository } from '../../../src/identity/password-resets/adapters/memory/in-memory-password-reset.repository';
import { InMemoryLoginAttempts } from '../../../src/identity/passwords/adapters/memory/in-memory-login-attempts';
import { PlainPasswordHasher } from '../../../src/identity/passwords/adapters/memory/plain-password.hasher';
import { PasswordCheck } from '../../../src/identity/passwords/application/password-check';
import { LoginLimits } from '../../../src/identity/passwords/domain/backoff';
import { InMemorySessionRepository } from '../../../src/identity/sessions/adapters/memory/in-memory-session.repository';
import { Session, SessionLifetime } from '../../../src/identity/sessions/domain/session';
import { InMemoryUserRepository } from '../../../src/identity/users/adapters/memory/in-memory-user.repository';
import { User } from '../../../src/identity/users/domain/user';
import { InProcessEmailChanges } from '../../../src/identity/own-account/adapters/contexts/in-process-email-changes';
import { HmacEmailCodes } from '../../../src/identity/own-account/adapters/crypto/hmac-email-codes';
import { InMemoryEmailChangeRepository } from '../../../src/identity/own-account/adapters/memory/in-memory-email-change.repository';
import { ChangeOwnName } from '../../../src/identity/own-account/application/change-own-name';
import { ConfirmEmailChange } from '../../../src/identity/own-account/application/confirm-email-change';
import { EmailChangeLimit } from '../../../src/identity/own-account/application/ports';
import { RequestEmailChange } from '../../../src/identity/own-account/application/request-email-change';

class NoLimit extends EmailChangeLimit {
  async record(): Promise<void> {}
  async recordProof(): Promise<void> {}
}

const password = 'thimble-and-thread';

/** One admin with a session, and what changes their name and e-mail address. */
export async function ownAccountInMemory({ hasMailServer = true } = {}) {
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
