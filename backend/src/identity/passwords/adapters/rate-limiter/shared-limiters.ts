import {
  type RateLimiterAbstract,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Database } from '../../../../platform/postgres/database';
import type { Redis } from '../../../../platform/redis/redis';

interface Limit {
  name: string;
  points: number;
  seconds: number;
}

/** Makes limiters that all servers share: in Redis where there is one, in Postgres without it and while it is away. */
export class SharedLimiters {
  constructor(
    private readonly database: Database,
    private readonly redis: Redis,
  ) {}

  /** The store has the shape of a pool of connections, because the library uses it as one. */
  private get store() {
    return {
      query: (statement: Parameters<Database['prepared']>[0]) =>
        this.database.pool.query(this.database.prepared(statement)),
    };
  }

  create({ name, points, seconds }: Limit): RateLimiterAbstract {
    const limit = { points, duration: seconds };
    // Counts that have expired go with the sessions that have.
    const inPostgres = new RateLimiterPostgres({
      ...limit,
      keyPrefix: name,
      storeClient: this.store,
      storeType: 'pool',
      schemaName: 'identity',
      tableName: 'login_attempts',
      tableCreated: true,
      clearExpiredByTimeout: false,
    });
    if (!this.redis.client) return inPostgres;
    return new RateLimiterRedis({
      ...limit,
      keyPrefix: `haberdash:${name}`,
      storeClient: this.redis.client,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      insuranceLimiter: inPostgres,
    });
  }
}

/** The limiter throws the count when it is over the limit, and an error when it could not count. */
export function onlyRefusal(thrown: unknown): RateLimiterRes {
  if (thrown instanceof RateLimiterRes) return thrown;
  throw thrown;
}

export const secondsLeft = ({ msBeforeNext }: RateLimiterRes): number => Math.ceil(msBeforeNext / 1_000);
