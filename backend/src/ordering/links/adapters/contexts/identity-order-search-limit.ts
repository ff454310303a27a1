import type { AttemptLimit, AttemptLimits } from '../../../../identity/attempt-limits';
import { OrderSearchLimit } from '../../application/ports';

const hour = 60 * 60;
/** Too few to fill a mailbox. Wrong numbers are counted apart, so that nobody who guesses keeps the buyer from asking. */
const perOrder = 5;
/** Enough for an office. */
const perAddress = 60;

export class IdentityOrderSearchLimit extends OrderSearchLimit {
  private readonly ofOrders: AttemptLimit;
  private readonly ofAddresses: AttemptLimit;

  constructor(limits: AttemptLimits) {
    super();
    this.ofOrders = limits.create({
      name: 'order-searches-of-orders',
      points: perOrder,
      seconds: hour,
    });
    this.ofAddresses = limits.create({ name: 'order-searches', points: perAddress, seconds: hour });
  }

  async record(number: number, email: string, address: string): Promise<void> {
    await this.ofAddresses.record(address);
    await this.ofOrders.record(`${number} ${email}`);
  }
}
