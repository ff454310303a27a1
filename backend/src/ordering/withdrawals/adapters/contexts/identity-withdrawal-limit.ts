import type { AttemptLimit, AttemptLimits } from '../../../../identity/attempt-limits';
import { WithdrawalLimit } from '../../application/ports';

const hour = 60 * 60;
/** Enough for a household or an office; too few to fill mailboxes with receipts. */
const perAddress = 20;
/** Far more than a shop has orders in an hour. */
const inTotal = 2_000;

export class IdentityWithdrawalLimit extends WithdrawalLimit {
  private readonly ofAddresses: AttemptLimit;
  private readonly ofAll: AttemptLimit;

  constructor(limits: AttemptLimits) {
    super();
    this.ofAddresses = limits.create({ name: 'withdrawals', points: perAddress, seconds: hour });
    this.ofAll = limits.create({ name: 'withdrawals-in-total', points: inTotal, seconds: hour });
  }

  /** One address alone does not use up what all have. */
  async record(address: string): Promise<void> {
    await this.ofAddresses.record(address);
    await this.ofAll.record('all');
  }
}
