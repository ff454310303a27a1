import type { Clock } from '../../../shared/time/clock';
import { newId } from '../../../shared/ids';
import type { Outbox } from '../../../shared/events/outbox';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { ResetLinkInvalid } from '../domain/password-reset.errors';
import { AccountSecurityChanged } from '../../identity.events';
import type { PasswordHasher } from '../../passwords/application/ports';
import type { PasswordResetRepository } from './ports';
import type { LinkTokens } from '../../../shared/access/link-tokens';
import type { SessionRepository } from '../../sessions/application/ports';
import type { UserRepository } from '../../users/application/ports';

interface ResetPasswordInput {
  /** The token of the link in the e-mail. */
  token: string;
  newPassword: string;
}

/** Sets another password, and ends all sessions and all other links. A second factor stays. */
export class ResetPassword {
  constructor(
    private readonly resets: PasswordResetRepository,
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly tokens: LinkTokens,
    private readonly passwords: PasswordHasher,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws ResetLinkInvalid */
  async execute({ token, newPassword }: ResetPasswordInput): Promise<void> {
    const tokenHash = this.tokens.hash(token);
    const newHash = await this.passwords.hash(newPassword);
    await this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const reset = await this.resets.findByTokenForChange(tokenHash);
      if (!reset) throw new ResetLinkInvalid();
      reset.use(now);
      const user = await this.users.findForChange(reset.state.userId);
      if (!user) throw new ResetLinkInvalid();
      user.setPassword(newHash);
      user.proveEmail(now);
      await this.users.save(user);
      await this.resets.endAll(reset.state.userId, now);
      await this.sessions.revokeAll(reset.state.userId, now);
      await this.outbox.add([new AccountSecurityChanged(newId(), reset.state.userId, 'password-changed')]);
    });
  }
}
