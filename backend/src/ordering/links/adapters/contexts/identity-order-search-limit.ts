import type { AttemptLimit, AttemptLimits } from '../../../../identity/attempt-limits';
import { OrderSearchLimit } from '../../application/ports';

const hour = 60 * 60;
/** Enough for somebody who mistypes the number; too few to fill a mailbox. */
const perMailbox = 5;
/** Enough for an office. */
const perAddress = 60;

export class IdentityOrderSearchLimit extends OrderSearchLimit {
  private readonly ofMailboxes: AttemptLimit;
  private readonly ofAddresses: AttemptLimit;

  constructor(limits: AttemptLimits) {
    super();
    this.ofMailboxes = limits.create({
      name: 'order-searches-of-mailboxes',
      points: perMailbox,
      seconds: hour,
    });
    this.ofAddresses = limits.create({ name: 'order-searches', points: perAddress, seconds: hour });
  }

  async record(email: string, address: string): Promise<void> {
    await this.ofAddresses.record(address);
    await this.ofMailboxes.record(email);
  }
}
