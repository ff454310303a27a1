import type { AttemptLimit, AttemptLimits } from '../../../attempt-limits';
import { StaffInvitationLimit } from '../../application/ports';

const hour = 60 * 60;
/** Enough for somebody whose e-mails are slow; too few to fill a mailbox, or to try out tokens. */
const [perMailbox, perAddress] = [3, 60];

export class RateLimiterStaffInvitationLimit extends StaffInvitationLimit {
  private readonly ofMailboxes: AttemptLimit;
  private readonly ofAddresses: AttemptLimit;

  constructor(limits: AttemptLimits) {
    super();
    this.ofMailboxes = limits.create({
      name: 'invitations-to-mailboxes',
      points: perMailbox,
      seconds: hour,
    });
    this.ofAddresses = limits.create({ name: 'invitations-opened', points: perAddress, seconds: hour });
  }

  recordSending(mailboxOrInvitation: string): Promise<void> {
    return this.ofMailboxes.record(mailboxOrInvitation);
  }

  recordOpening(address: string): Promise<void> {
    return this.ofAddresses.record(address);
  }
}
