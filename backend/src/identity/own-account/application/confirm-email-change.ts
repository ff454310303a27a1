import type { AuditTrail } from '../../../audit/audit-trail';
import type { Outbox } from '../../../shared/events/outbox';
import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { EmailChanged } from '../../identity.events';
import type { PasswordResetRepository } from '../../password-resets/application/ports';
import type { UserRepository } from '../../users/application/ports';
import type { User } from '../../users/domain/user';
import { EmailTaken } from '../../users/domain/user.errors';
import type { EmailChange } from '../domain/email-change';
import { NoEmailChange, WrongEmailCode } from '../domain/email-change.errors';
import { accountEntry } from './account-entry';
import type { EmailChangeRepository, EmailCodes } from './ports';

interface ConfirmEmailChangeInput {
  userId: string;
  code: string;
}

/** The address changes, and links to set a forgotten password end: they are in the mailbox of before. */
export class ConfirmEmailChange {
  constructor(
    private readonly users: UserRepository,
    private readonly resets: PasswordResetRepository,
    private readonly changes: EmailChangeRepository,
    private readonly codes: EmailCodes,
    private readonly audit: AuditTrail,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NoEmailChange, WrongEmailCode, EmailTaken */
  async execute({ userId, code }: ConfirmEmailChangeInput): Promise<void> {
    const isProven = await this.unitOfWork.run(async () => {
      // Links before their user, as ResetPassword locks them, and the user before the change, as requests for codes do.
      await this.resets.lockOpen(userId);
      const user = await this.users.findForChange(userId);
      const change = await this.changes.findOpenForChange(userId, 'move');
      if (!user || !change) throw new NoEmailChange();
      const proven = change.prove(this.codes.hash(change.state.id, code), this.clock.now());
      await this.changes.save(change);
      if (proven) await this.carryOut(change, user);
      return proven;
    });
    // A wrong code is counted, so the refusal comes after the transaction.
    if (!isProven) throw new WrongEmailCode();
  }

  private async carryOut({ state: { id, userId, newEmail } }: EmailChange, user: User): Promise<void> {
    await this.resets.endAll(userId, this.clock.now());
    await this.changes.endAll(userId, this.clock.now());
    const before = { email: user.state.email };
    user.moveTo(newEmail, this.clock.now());
    if (!(await this.users.saveEmail(user))) throw new EmailTaken();
    await this.audit.record(accountEntry(user, 'e-mail changed', { before, after: { email: newEmail } }));
    await this.outbox.add([new EmailChanged(id)]);
  }
}
