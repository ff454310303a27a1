import type { Database } from '../../../../platform/postgres/database';
import { LoginAttempts } from '../../application/ports';
import { assertNoWait, type Attempt, type LoginLimits } from '../../domain/backoff';
import { deleteExpiredAttempts } from '../postgres/delete-expired-attempts';
import { LoginThrottle } from './login-throttle';
import type { SharedLimiters } from './shared-limiters';

export class RateLimiterLoginAttempts extends LoginAttempts {
  private readonly byAccount: LoginThrottle;
  private readonly byAddress: LoginThrottle;

  constructor(
    private readonly database: Database,
    limiters: SharedLimiters,
    { perAccount, perAddress }: LoginLimits,
  ) {
    super();
    this.byAccount = new LoginThrottle(limiters, 'account', perAccount);
    this.byAddress = new LoginThrottle(limiters, 'address', perAddress);
  }

  async assertAllowed(attempt: Attempt): Promise<void> {
    assertNoWait(...(await this.ofEach(attempt, (limit, key) => limit.secondsToWait(key))));
  }

  async recordFailure(attempt: Attempt): Promise<void> {
    assertNoWait(...(await this.ofEach(attempt, (limit, key) => limit.addFailure(key))));
  }

  deleteExpired(before: Date, limit: number): Promise<number> {
    return deleteExpiredAttempts(this.database, before, limit);
  }

  private ofEach(
    { account, address }: Attempt,
    ask: (limit: LoginThrottle, key: string) => Promise<number>,
  ): Promise<number[]> {
    const ofAccount = account === undefined ? [] : [ask(this.byAccount, account)];
    return Promise.all([...ofAccount, ask(this.byAddress, address)]);
  }
}
