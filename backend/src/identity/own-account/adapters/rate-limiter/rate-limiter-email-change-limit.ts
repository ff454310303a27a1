import type { AttemptLimit, AttemptLimits } from '../../../attempt-limits';
import { EmailChangeLimit } from '../../application/ports';

const hour = 60 * 60;
/** Enough for somebody whose e-mails are slow; too few to guess codes or to fill a mailbox. */
const [perUser, perMailbox] = [5, 3];

export class RateLimiterEmailChangeLimit extends EmailChangeLimit {
  private readonly ofUsers: AttemptLimit;
  private readonly ofMailboxes: AttemptLimit;
  private readonly ofProofs: AttemptLimit;

  constructor(limits: AttemptLimits) {
    super();
    this.ofUsers = limits.create({ name: 'email-changes', points: perUser, seconds: hour });
    this.ofMailboxes = limits.create({
      name: 'email-changes-to-mailboxes',
      points: perMailbox,
      seconds: hour,
    });
    this.ofProofs = limits.create({ name: 'email-proofs', points: perUser, seconds: hour });
  }

  async record(userId: string, newEmail: string): Promise<void> {
    await this.ofUsers.record(userId);
    await this.ofMailboxes.record(newEmail.toLowerCase());
  }

  recordProof(userId: string): Promise<void> {
    return this.ofProofs.record(userId);
  }
}
