import type { Outbox } from '../../../shared/events/outbox';
import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { EmailProofRequested } from '../../identity.events';
import { NoMailServer } from '../../password-resets/domain/password-reset.errors';
import type { UserRepository } from '../../users/application/ports';
import { openChange } from './open-change';
import type { EmailChangeLimit, EmailChangeRepository } from './ports';

/** Sends a code to the address that the account has: a change of the address to itself, which its code proves. */
export class RequestEmailProof {
  constructor(
    private readonly users: UserRepository,
    private readonly changes: EmailChangeRepository,
    private readonly limit: EmailChangeLimit,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly hasMailServer: boolean,
  ) {}

  /** @throws NoMailServer, TooManyAttempts */
  async execute(userId: string): Promise<void> {
    if (!this.hasMailServer) throw new NoMailServer();
    await this.limit.recordProof(userId);
    await this.unitOfWork.run(async () => {
      const user = await this.users.findForChange(userId);
      if (!user) return;
      const changeId = await openChange(this.changes, user, user.state.email, this.clock.now());
      await this.outbox.add([new EmailProofRequested(changeId)]);
    });
  }
}
