import { RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';

/** Where limits are counted, by all servers together. Counts that have expired go with the sessions that have. */
export const attemptsTable = (dataSource: DataSource) => ({
  storeClient: dataSource,
  storeType: 'typeorm',
  schemaName: 'identity',
  tableName: 'login_attempts',
  tableCreated: true,
  clearExpiredByTimeout: false,
});

/** The limiter throws the count when it is over the limit, and an error when it could not count. */
export function onlyRefusal(thrown: unknown): RateLimiterRes {
  if (thrown instanceof RateLimiterRes) return thrown;
  throw thrown;
}

export const secondsLeft = ({ msBeforeNext }: RateLimiterRes): number => Math.ceil(msBeforeNext / 1_000);
