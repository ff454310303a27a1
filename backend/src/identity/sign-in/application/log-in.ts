import type { Clock } from '../../../shared/time/clock';
import { newId } from '../../../shared/ids';
import type { Outbox } from '../../../shared/events/outbox';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { Attempt } from '../../passwords/domain/backoff';
import type { DemoAccounts } from '../domain/demo-accounts';
import { CodeNeeded } from '../../second-factor/domain/second-factor.errors';
import { IncorrectCredentials } from '../../passwords/domain/password.errors';
import { attemptOn, deviceWith, isDeviceOf, type KnownDevice } from '../../passwords/domain/known-device';
import type { ComparedCode } from '../../second-factor/domain/second-factor';
import { Session, type SessionLifetime } from '../../sessions/domain/session';
import type { User } from '../../users/domain/user';
import { AccountSecurityChanged } from '../../identity.events';
import type { MergeVisitor } from '../../visitors/application/merge-visitor';
import type { CodeCheck } from '../../second-factor/application/code-check';
import type { PasswordCheck } from '../../passwords/application/password-check';
import type { OwnedSession, SessionRepository } from '../../sessions/application/ports';
import type { UserRepository } from '../../users/application/ports';

interface LogInInput {
  email: string;
  password: string;
  /** The code of the second factor, for a user who has one. */
  code?: string | undefined;
  /** Where it is asked from. */
  address: string;
  device: string;
  /** The device that the cookie names; undefined without a cookie. */
  knownDevice?: KnownDevice | undefined;
  /** The token of the visitor who signs in, if they have been one. */
  visitorToken?: string | undefined;
}

interface SignedIn extends OwnedSession {
  knownDevice: KnownDevice;
}

type Caller = Pick<LogInInput, 'address' | 'device' | 'knownDevice' | 'visitorToken'>;

/** The maximum number of sessions of a user, more than anybody has devices. */
export const maxSessions = 50;

export class LogIn {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly passwordCheck: PasswordCheck,
    private readonly codeCheck: CodeCheck,
    private readonly lifetime: SessionLifetime,
    private readonly demoAccounts: DemoAccounts,
    private readonly mergeVisitor: MergeVisitor,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws IncorrectCredentials, CodeNeeded, IncorrectCode, UserIsBlocked, DemoAccountRefused, TooManyAttempts */
  async execute({ email, password, code, ...caller }: LogInInput): Promise<SignedIn> {
    const attempt = await this.attemptOf(email, caller);
    const user = await this.passwordCheck.userWith(password, attempt, () => this.users.findByEmail(email));
    if (!user) throw new IncorrectCredentials();
    const compared = await this.codeCheck.compare(user, code, attempt);
    const session = await this.openSession(user, compared, caller);
    const staffRole = await this.staffRoleOf(user, session);
    return { session, user, staffRole, knownDevice: deviceWith(caller.knownDevice, user.state.id) };
  }

  private async staffRoleOf({ state: { role } }: User, { state: { id } }: Session) {
    return role === 'admin' ? (await this.sessions.findWithUser(id))?.staffRole : undefined;
  }

  private async attemptOf(email: string, { address, knownDevice }: Caller): Promise<Attempt> {
    const userId = knownDevice && (await this.users.findByEmail(email))?.state.id;
    return knownDevice && userId !== undefined && isDeviceOf(knownDevice, userId)
      ? attemptOn(knownDevice, userId)
      : { account: email.toLowerCase(), address };
  }

  /** Not when the password was changed since it was compared: that change has ended all sessions. */
  private openSession(
    user: User,
    compared: ComparedCode | undefined,
    { device, knownDevice, visitorToken }: Caller,
  ): Promise<Session> {
    const { id, passwordHash, role } = user.state;
    return this.unitOfWork.run(async () => {
      // Before the user's row is locked, as an order locks them.
      if (visitorToken && role === 'user') await this.mergeVisitor.execute(visitorToken, id);
      const current = await this.users.findForChange(id);
      if (current?.state.passwordHash !== passwordHash) throw new IncorrectCredentials();
      current.assertNotBlocked();
      this.demoAccounts.assertAllowed(current);
      if (current.hasSecondFactor) await this.useCode(current, compared);
      const now = this.clock.now();
      const session = Session.open({ userId: id, device }, this.lifetime, now);
      await this.sessions.save(session);
      await this.sessions.revokeBeyond(id, maxSessions, now);
      await this.users.recordSeen(id, now);
      if (!isDeviceOf(knownDevice, id)) await this.addDevice(id, now);
      return session;
    });
  }

  /** Announces the device, unless it is the user's first. */
  private async addDevice(userId: string, now: Date): Promise<void> {
    if (await this.users.recordDevice(userId, now))
      await this.outbox.add([new AccountSecurityChanged(newId(), userId, 'new-device')]);
  }

  private async useCode(user: User, compared: ComparedCode | undefined): Promise<void> {
    // It was turned on in the same moment.
    if (!compared) throw new CodeNeeded();
    user.useSecondFactor(compared);
    await this.users.save(user);
  }
}
