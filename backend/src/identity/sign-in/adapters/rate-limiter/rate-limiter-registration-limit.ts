import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { RegistrationLimit } from '../../application/ports';
import { TooManyAttempts } from '../../../passwords/domain/password.errors';
import {
  onlyRefusal,
  secondsLeft,
  type SharedLimiters,
} from '../../../passwords/adapters/rate-limiter/shared-limiters';

const hour = 60 * 60;

export class RateLimiterRegistrationLimit extends RegistrationLimit {
  private readonly limiter: RateLimiterAbstract;

  constructor(limiters: SharedLimiters, perAddressAndHour: number) {
    super();
    this.limiter = limiters.create({ name: 'registrations', points: perAddressAndHour, seconds: hour });
  }

  async assertAllowed(address: string): Promise<void> {
    const count: RateLimiterRes | null = await this.limiter.get(address);
    if (count && count.remainingPoints <= 0) throw new TooManyAttempts(secondsLeft(count));
  }

  async record(address: string): Promise<void> {
    await this.limiter.consume(address).catch(onlyRefusal);
  }
}
