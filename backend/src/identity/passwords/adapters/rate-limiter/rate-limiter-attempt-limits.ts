import { type AttemptLimit, AttemptLimits } from '../../../attempt-limits';
import { TooManyAttempts } from '../../domain/password.errors';
import { onlyRefusal, secondsLeft, type SharedLimiters } from './shared-limiters';

export class RateLimiterAttemptLimits extends AttemptLimits {
  constructor(private readonly limiters: SharedLimiters) {
    super();
  }

  create(limit: Parameters<AttemptLimits['create']>[0]): AttemptLimit {
    const limiter = this.limiters.create(limit);
    return {
      record: async (key) => {
        const refusal = await limiter.consume(key).then(() => undefined, onlyRefusal);
        if (refusal) throw new TooManyAttempts(secondsLeft(refusal));
      },
    };
  }
}
