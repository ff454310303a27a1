import type { Clock } from '../../shared/clock';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { DemoAccounts } from '../domain/demo-accounts';
import { IncorrectCredentials } from '../domain/identity.errors';
import { Session, type SessionLifetime } from '../domain/session';
import type { User } from '../domain/user';
import type { PasswordCheck } from './password-check';
import type { OwnedSession, SessionRepository, UserRepository } from './ports';

interface LogInInput {
  email: string;
  password: string;
  /** Where it is asked from. */
  address: string;
  device: string;
}

export class LogIn {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly passwordCheck: PasswordCheck,
    private readonly lifetime: SessionLifetime,
    private readonly demoAccounts: DemoAccounts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws IncorrectCredentials, UserIsBlocked, DemoAccountRefused, TooManyAttempts */
  async execute({ email, password, address, device }: LogInInput): Promise<OwnedSession> {
    const attempt = { account: email.toLowerCase(), address };
    const user = await this.passwordCheck.userWith(password, attempt, () => this.users.findByEmail(email));
    const session = user && (await this.openSession(user, device));
    if (!session) throw new IncorrectCredentials();
    return { session, user };
  }

  /** Not when the password was changed since it was compared: that change has ended all sessions. */
  private openSession(user: User, device: string): Promise<Session | undefined> {
    const { id, passwordHash } = user.state;
    return this.unitOfWork.run(async () => {
      const current = await this.users.findForChange(id);
      if (current?.state.passwordHash !== passwordHash) return undefined;
      current.assertNotBlocked();
      this.demoAccounts.assertAllowed(current);
      const now = this.clock.now();
      const session = Session.open({ userId: id, device }, this.lifetime, now);
      await this.sessions.save(session);
      await this.users.recordSeen(id, now);
      return session;
    });
  }
}
