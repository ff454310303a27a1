import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { ResetLinkInvalid } from '../domain/password-reset.errors';
import type { PasswordResetRepository } from './ports';
import type { LinkTokens } from '../../../shared/access/link-tokens';
import type { UserRepository } from '../../users/application/ports';

/** Whether a link still sets a password, before anybody types one. */
export class CheckResetLink {
  constructor(
    private readonly resets: PasswordResetRepository,
    private readonly users: UserRepository,
    private readonly tokens: LinkTokens,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the e-mail address of the account, which the reader of its mailbox knows
   * @throws ResetLinkInvalid
   */
  execute(token: string): Promise<string> {
    return this.unitOfWork.run(async () => {
      const reset = await this.resets.findByTokenForChange(this.tokens.hash(token));
      const user = reset?.isValid(this.clock.now()) && (await this.users.findForChange(reset.state.userId));
      if (!user) throw new ResetLinkInvalid();
      return user.state.email;
    });
  }
}
