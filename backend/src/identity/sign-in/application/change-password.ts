import type { Clock } from '../../../shared/time/clock';
import { newId } from '../../../shared/ids';
import type { Outbox } from '../../../shared/events/outbox';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { WrongCurrentPassword } from '../../passwords/domain/password.errors';
import { AccountSecurityChanged } from '../../identity.events';
import type { PasswordCheck } from '../../passwords/application/password-check';
import type { PasswordHasher } from '../../passwords/application/ports';
import type { PasswordResetRepository } from '../../password-resets/application/ports';
import type { SessionRepository } from '../../sessions/application/ports';
import type { UserRepository } from '../../users/application/ports';

interface ChangePasswordInput {
  userId: string;
  /** The one that goes on; all others of this user end. */
  sessionId: string;
  currentPassword: string;
  newPassword: string;
  /** Where it is asked from. */
  address: string;
}

/** Ends all other sessions, and all links to set a forgotten one. */
export class ChangePassword {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly resets: PasswordResetRepository,
    private readonly passwords: PasswordHasher,
    private readonly passwordCheck: PasswordCheck,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Failures count apart from those at the sign-in: guessing there does not keep a user from changing the password.
   * @throws WrongCurrentPassword, TooManyAttempts
   */
  async execute({
    userId,
    sessionId,
    currentPassword,
    newPassword,
    address,
  }: ChangePasswordInput): Promise<void> {
    const attempt = { account: userId, address };
    const checked = await this.passwordCheck.userWith(
      currentPassword,
      attempt,
      async () => (await this.sessions.findWithUser(sessionId))?.user,
    );
    if (!checked) throw new WrongCurrentPassword();
    const newHash = await this.passwords.hash(newPassword);
    await this.unitOfWork.run(async () => {
      const now = this.clock.now();
      // Links before their user, as ResetPassword locks them.
      await this.resets.endAll(userId, now);
      const user = await this.users.findForChange(userId);
      // Another change came first: what was given is no longer the password.
      if (!user?.replacePassword(checked.state.passwordHash, newHash)) throw new WrongCurrentPassword();
      await this.users.save(user);
      await this.sessions.revokeOthers(userId, sessionId, now);
      await this.outbox.add([new AccountSecurityChanged(newId(), userId, 'password-changed')]);
    });
  }
}
