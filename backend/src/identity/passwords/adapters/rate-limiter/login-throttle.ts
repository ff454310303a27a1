import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { failureCountsForSeconds, secondsOfWait, waitCountsForSeconds } from '../../domain/backoff';
import { onlyRefusal, secondsLeft, type SharedLimiters } from './shared-limiters';

/** Only counted: never reached. */
const waitsOfADay = 100_000;

/** Allows so many failures per key; one more makes the next try wait, longer each time. All servers count together. */
export class LoginThrottle {
  private readonly failures: RateLimiterAbstract;
  private readonly waits: RateLimiterAbstract;

  constructor(
    limiters: SharedLimiters,
    name: string,
    private readonly limit: number,
  ) {
    this.failures = limiters.create({ name, points: limit, seconds: failureCountsForSeconds });
    this.waits = limiters.create({
      name: `${name}-waits`,
      points: waitsOfADay,
      seconds: waitCountsForSeconds,
    });
  }

  /** 0 when the next try may be made. */
  async secondsToWait(key: string): Promise<number> {
    const count = await this.failures.get(key);
    return count && count.consumedPoints > this.limit ? secondsLeft(count) : 0;
  }

  /** @returns the seconds that the next try has to wait, when this failure was one too many */
  async addFailure(key: string): Promise<number> {
    const count = await this.failures.consume(key).catch(onlyRefusal);
    if (count.consumedPoints <= this.limit) return 0;
    // When many come at once, one crosses the limit; those after it wait as long.
    return count.consumedPoints === this.limit + 1 ? this.beginWait(key) : secondsLeft(count);
  }

  private async beginWait(key: string): Promise<number> {
    const { consumedPoints: times } = await this.waits.penalty(key);
    const seconds = secondsOfWait(times);
    await this.failures.block(key, seconds);
    return seconds;
  }
}
