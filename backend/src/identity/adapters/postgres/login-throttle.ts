import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { failureCountsForSeconds, secondsOfWait, waitCountsForSeconds } from '../../domain/backoff';
import { attemptsTable, onlyRefusal, secondsLeft } from './attempts-table';

/** Only counted: never reached. */
const waitsOfADay = 100_000;

/** Allows so many failures per key; one more makes the next try wait, longer each time. All servers count together. */
export class LoginThrottle {
  private readonly failures: RateLimiterPostgres;
  private readonly waits: RateLimiterPostgres;

  constructor(
    dataSource: DataSource,
    name: string,
    private readonly limit: number,
  ) {
    const table = attemptsTable(dataSource);
    this.failures = new RateLimiterPostgres({
      ...table,
      keyPrefix: name,
      points: limit,
      duration: failureCountsForSeconds,
    });
    this.waits = new RateLimiterPostgres({
      ...table,
      keyPrefix: `${name}-waits`,
      points: waitsOfADay,
      duration: waitCountsForSeconds,
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
    // Of many at once, one crosses the limit; those after it wait as long.
    return count.consumedPoints === this.limit + 1 ? this.beginWait(key) : secondsLeft(count);
  }

  private async beginWait(key: string): Promise<number> {
    const { consumedPoints: times } = await this.waits.penalty(key);
    const seconds = secondsOfWait(times);
    await this.failures.block(key, seconds);
    return seconds;
  }
}
