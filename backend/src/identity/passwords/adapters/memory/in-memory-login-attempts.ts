import type { Clock } from '../../../../shared/time/clock';
import { LoginAttempts } from '../../application/ports';
import {
  assertNoWait,
  type Attempt,
  failureCountsForSeconds,
  type LoginLimits,
  secondsOfWait,
} from '../../domain/backoff';

interface Count {
  failures: number;
  waits: number;
  /** When the failures are forgotten, or the wait is over. */
  until: Date;
}

export class InMemoryLoginAttempts extends LoginAttempts {
  private readonly counts = new Map<string, Count>();

  constructor(
    private readonly limits: LoginLimits,
    private readonly clock: Clock,
  ) {
    super();
  }

  async assertAllowed(attempt: Attempt): Promise<void> {
    assertNoWait(...this.limitsOf(attempt).map(([key, limit]) => this.secondsToWait(key, limit)));
  }

  async recordFailure(attempt: Attempt): Promise<void> {
    for (const [key, limit] of this.limitsOf(attempt)) this.addFailure(key, limit);
    await this.assertAllowed(attempt);
  }

  async deleteExpired(before: Date, limit: number): Promise<number> {
    const expired = [...this.counts].filter(([, { until }]) => until < before).slice(0, limit);
    for (const [key] of expired) this.counts.delete(key);
    return expired.length;
  }

  private limitsOf({ account, address }: Attempt): [key: string, limit: number][] {
    const { perAccount, perAddress } = this.limits;
    const ofAccount: [string, number][] = account === undefined ? [] : [[`account:${account}`, perAccount]];
    return [...ofAccount, [`address:${address}`, perAddress]];
  }

  private secondsToWait(key: string, limit: number): number {
    const { failures, until } = this.countOf(key);
    const secondsLeft = Math.ceil((until.getTime() - this.clock.now().getTime()) / 1_000);
    return failures > limit ? secondsLeft : 0;
  }

  private addFailure(key: string, limit: number): void {
    const count = this.countOf(key);
    const failures = count.failures + 1;
    const isOneTooMany = failures === limit + 1;
    const waits = count.waits + (isOneTooMany ? 1 : 0);
    const until = isOneTooMany ? this.after(secondsOfWait(waits)) : count.until;
    this.counts.set(key, { failures, waits, until });
  }

  private countOf(key: string): Count {
    const found = this.counts.get(key);
    if (found && found.until > this.clock.now()) return found;
    return { failures: 0, waits: found?.waits ?? 0, until: this.after(failureCountsForSeconds) };
  }

  private after(seconds: number): Date {
    return new Date(this.clock.now().getTime() + seconds * 1_000);
  }
}
