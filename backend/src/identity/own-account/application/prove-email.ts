import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { UserRepository } from '../../users/application/ports';
import type { EmailChangeRepository, EmailCodes } from './ports';

interface ProveEmailInput {
  userId: string;
  code: string;
}

/** The right code shows that a user reads the mailbox of the account. */
export class ProveEmail {
  constructor(
    private readonly users: UserRepository,
    private readonly changes: EmailChangeRepository,
    private readonly codes: EmailCodes,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @returns the address; undefined when the code is wrong, used, too old, or another address's */
  execute({ userId, code }: ProveEmailInput): Promise<string | undefined> {
    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      // The user before the change, as requests for codes lock them.
      const user = await this.users.findForChange(userId);
      const change = await this.changes.findOpenForChange(userId, 'proof');
      if (!change?.isOpen(now)) return undefined;
      const isProven = change.prove(this.codes.hash(change.state.id, code), now);
      await this.changes.save(change);
      if (!isProven || user?.state.email !== change.state.newEmail) return undefined;
      user.proveEmail(now);
      await this.users.save(user);
      return user.state.email;
    });
  }
}
