import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { PasswordResetLimit } from '../../application/ports';
import { TooManyAttempts } from '../../../passwords/domain/password.errors';
import {
  onlyRefusal,
  secondsLeft,
  type SharedLimiters,
} from '../../../passwords/adapters/rate-limiter/shared-limiters';

const hour = 60 * 60;
/** Enough for somebody whose e-mails are slow; too few to fill a mailbox. */
const perMailbox = 3;
const perAddress = 60;

export class RateLimiterPasswordResetLimit extends PasswordResetLimit {
  private readonly ofMailboxes: RateLimiterAbstract;
  private readonly ofAddresses: RateLimiterAbstract;

  constructor(limiters: SharedLimiters) {
    super();
    this.ofMailboxes = limiters.create({ name: 'resets-of-mailboxes', points: perMailbox, seconds: hour });
    this.ofAddresses = limiters.create({ name: 'resets', points: perAddress, seconds: hour });
  }

  async record(email: string, address: string): Promise<void> {
    await consume(this.ofAddresses, address);
    await consume(this.ofMailboxes, email);
  }
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  const refusal = await limiter.consume(key).then(() => undefined, onlyRefusal);
  if (refusal) throw new TooManyAttempts(secondsLeft(refusal));
}
