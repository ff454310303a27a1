import type { AttemptLimit, AttemptLimits } from '../../../attempt-limits';
import { PasswordResetLimit } from '../../application/ports';

const hour = 60 * 60;
/** Enough for somebody whose e-mails are slow; too few to fill a mailbox. */
const perMailbox = 3;
const perAddress = 60;

export class RateLimiterPasswordResetLimit extends PasswordResetLimit {
  private readonly ofMailboxes: AttemptLimit;
  private readonly ofAddresses: AttemptLimit;

  constructor(limits: AttemptLimits) {
    super();
    this.ofMailboxes = limits.create({ name: 'resets-of-mailboxes', points: perMailbox, seconds: hour });
    this.ofAddresses = limits.create({ name: 'resets', points: perAddress, seconds: hour });
  }

  async record(email: string, address: string): Promise<void> {
    await this.ofAddresses.record(address);
    await this.ofMailboxes.record(email);
  }
}
