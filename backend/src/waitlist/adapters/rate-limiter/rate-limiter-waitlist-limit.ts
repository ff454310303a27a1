import type { AttemptLimit, AttemptLimits } from '../../../identity/attempt-limits';
import { WaitlistLimit } from '../../application/ports';

const hour = 60 * 60;
/** Enough for the sizes of a wardrobe; too few to fill a mailbox. */
const perMailbox = 5;
const perAddress = 60;

export class RateLimiterWaitlistLimit extends WaitlistLimit {
  private readonly ofMailboxes: AttemptLimit;
  private readonly ofAddresses: AttemptLimit;

  constructor(limits: AttemptLimits) {
    super();
    this.ofMailboxes = limits.create({ name: 'waitlist-of-mailboxes', points: perMailbox, seconds: hour });
    this.ofAddresses = limits.create({ name: 'waitlist', points: perAddress, seconds: hour });
  }

  async record(email: string, address: string): Promise<void> {
    await this.ofAddresses.record(address);
    await this.ofMailboxes.record(email);
  }
}
