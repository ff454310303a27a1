import type { Clock } from '../../../shared/time/clock';
import type { Outbox } from '../../../shared/events/outbox';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { PasswordReset } from '../domain/password-reset';
import { PasswordResetRequested } from '../../identity.events';
import type { PasswordResetRepository } from './ports';
import type { UserRepository } from '../../users/application/ports';

interface OpenPasswordResetInput {
  resetId: string;
  email: string;
}

/** Does nothing for a mailbox without an account. */
export class OpenPasswordReset {
  constructor(
    private readonly users: UserRepository,
    private readonly resets: PasswordResetRepository,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ resetId, email }: OpenPasswordResetInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const user = await this.users.findByEmail(email);
      if (!user) return;
      const reset = PasswordReset.request(resetId, user.state.id, this.clock.now());
      if (await this.resets.add(reset)) await this.outbox.add([new PasswordResetRequested(resetId)]);
    });
  }
}
