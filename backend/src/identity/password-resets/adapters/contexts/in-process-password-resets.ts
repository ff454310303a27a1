import type { Clock } from '../../../../shared/time/clock';
import type { UnitOfWork } from '../../../../shared/unit-of-work';
import type { PasswordResetRepository } from '../../application/ports';
import type { LinkTokens } from '../../../../shared/access/link-tokens';
import type { UserRepository } from '../../../users/application/ports';
import { PasswordResets, type ResetLink } from '../../../password-resets';

export class InProcessPasswordResets extends PasswordResets {
  constructor(
    private readonly resets: PasswordResetRepository,
    private readonly users: UserRepository,
    private readonly tokens: LinkTokens,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {
    super();
  }

  recipientOf(resetId: string): Promise<string | undefined> {
    return this.unitOfWork.run(async () => {
      const reset = await this.resets.find(resetId);
      const user = reset && (await this.users.findForChange(reset.state.userId));
      return user?.state.email;
    });
  }

  writeLink(resetId: string): Promise<ResetLink | undefined> {
    return this.unitOfWork.run(async () => {
      const reset = await this.resets.findForChange(resetId);
      if (!reset?.isValid(this.clock.now())) return undefined;
      const { token, hash } = this.tokens.create();
      reset.writeLink(hash);
      await this.resets.save(reset);
      return { token };
    });
  }
}
