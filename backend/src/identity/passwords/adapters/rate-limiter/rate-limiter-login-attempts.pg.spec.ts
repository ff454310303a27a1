import { describeWithRedis, RedisServer } from '../../../../../test/support/services/redis-server';
import { SilentLog } from '../../../../../test/support/memory/silent-log';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { until } from '../../../../../test/support/until';
import type { Database } from '../../../../platform/postgres/database';
import { Redis } from '../../../../platform/redis/redis';
import { newId } from '../../../../shared/ids';
import { describeLoginAttempts, limits } from '../../application/login-attempts.contract';
import { TooManyAttempts } from '../../domain/password.errors';
import { RateLimiterLoginAttempts } from './rate-limiter-login-attempts';
import { SharedLimiters } from './shared-limiters';

const withoutRedis = new Redis({ REDIS_URL: undefined }, new SilentLog());
const attemptsOn = (database: Database, redis: Redis) =>
  new RateLimiterLoginAttempts(database, new SharedLimiters(database, redis), limits);

describe('attempts in Postgres', () => {
  const postgres = testDatabase();
  const attempts = () => attemptsOn(postgres().database, withoutRedis);
  describeLoginAttempts(() => ({
    attempts: attempts(),
    advance: async (seconds) => {
      const ago = `UPDATE identity.login_attempts SET expire = expire - $1::bigint WHERE key NOT LIKE '%-waits:%'`;
      await postgres().database.query(ago, [seconds * 1_000]);
    },
  }));

  it('are deleted when they no longer count, and not earlier', async () => {
    const { database } = postgres();
    const left = async () =>
      (await database.query<{ count: number }>('SELECT count(*)::int FROM identity.login_attempts'))[0]!
        .count;
    await database.query('DELETE FROM identity.login_attempts');
    for (let time = 0; time < 4; time++) {
      await attempts()
        .recordFailure({ account: 'sam', address: newId() })
        .catch(() => undefined);
    }
    const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    // Four addresses, the account, and how often it had to wait.
    expect(await left()).toBe(6);
    await attempts().deleteExpired(later(0), 10);
    expect(await left()).toBe(6);
    await attempts().deleteExpired(later(16), 10);
    expect(await left()).toBe(1);
    await attempts().deleteExpired(later(25 * 60), 10);
    expect(await left()).toBe(0);
  });

  it('of one account are counted by all servers together', async () => {
    const attempt = { account: newId(), address: newId() };
    const servers = Array.from({ length: 4 }, attempts);
    const failed = await Promise.allSettled(servers.map((server) => server.recordFailure(attempt)));
    expect(failed.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    await expect(servers[0]!.assertAllowed(attempt)).rejects.toThrow(TooManyAttempts);
  });
});

describeWithRedis('attempts in Redis', () => {
  const postgres = testDatabase();
  const opened: Redis[] = [];
  let server: RedisServer;
  beforeAll(async () => {
    server = await RedisServer.start();
  });
  afterEach(async () => {
    for (const redis of opened.splice(0)) redis.close();
    await server.stop();
    await server.start();
  });
  afterAll(() => server.stop());

  const connected = async () => {
    const redis = new Redis({ REDIS_URL: server.url }, new SilentLog());
    opened.push(redis);
    await until(async () => redis.client!.isReady);
    return redis;
  };
  const attemptsIn = (redis: Redis) => attemptsOn(postgres().database, redis);
  const countsInPostgres = async () =>
    (await postgres().database.query('SELECT FROM identity.login_attempts')).length;
  const anAttempt = () => ({ account: newId(), address: newId() });
  /** @returns the failures that were allowed */
  const failUntilRefused = async (attempts: RateLimiterLoginAttempts, attempt = anAttempt()) => {
    for (let allowed = 0; ; allowed++) {
      const refusal = await attempts.recordFailure(attempt).catch((error: unknown) => error);
      if (refusal instanceof TooManyAttempts) return allowed;
      if (refusal instanceof Error) throw refusal;
    }
  };

  describe('like every LoginAttempts', () => {
    let redis: Redis;
    beforeEach(async () => {
      redis = await connected();
    });
    describeLoginAttempts(() => ({
      attempts: attemptsIn(redis),
      advance: (seconds) => advance(redis, seconds),
    }));
  });

  it('are counted by all servers together, and not in Postgres', async () => {
    const attempt = anAttempt();
    const servers = [attemptsIn(await connected()), attemptsIn(await connected())];
    for (const one of [0, 1, 0]) await servers[one]!.recordFailure(attempt);
    await expect(servers[1]!.recordFailure(attempt)).rejects.toThrow(TooManyAttempts);
    await expect(servers[0]!.assertAllowed(attempt)).rejects.toThrow(TooManyAttempts);
    expect(await countsInPostgres()).toBe(0);
  });

  it('are counted in Postgres while Redis is away, and in Redis again when it is back', async () => {
    const redis = await connected();
    await server.stop();
    expect(await failUntilRefused(attemptsIn(redis))).toBe(3);
    const counted = await countsInPostgres();
    expect(counted).toBeGreaterThan(0);
    await server.start();
    await until(async () => redis.client!.isReady);
    expect(await failUntilRefused(attemptsIn(redis))).toBe(3);
    expect(await countsInPostgres()).toBe(counted);
  });

  it('are counted in Postgres when Redis never existed, and when it stops responding', async () => {
    const never = new Redis({ REDIS_URL: 'redis://127.0.0.1:1' }, new SilentLog());
    opened.push(never);
    expect(await failUntilRefused(attemptsIn(never))).toBe(3);
    const redis = await connected();
    server.freeze();
    const began = Date.now();
    expect(await failUntilRefused(attemptsIn(redis))).toBe(3);
    expect(Date.now() - began).toBeLessThan(8_000);
  });
});

/** The time that Redis still keeps the counts gets shorter. */
async function advance({ client }: Redis, seconds: number): Promise<void> {
  for (const key of await client!.keys('*')) {
    if (!key.includes('-waits:')) await client!.pExpire(key, (await client!.pTTL(key)) - seconds * 1_000);
  }
}
