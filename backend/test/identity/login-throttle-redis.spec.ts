import { newId } from '../../src/shared/ids';
import { startHostedServer } from '../support/shop/hosted-server';
import { inDatabase } from '../support/shop/people';
import { describeWithRedis, RedisServer } from '../support/services/redis-server';
import { testShop } from '../support/shop/test-shop';

describeWithRedis('a shop with Redis', () => {
  let redis: RedisServer;
  afterAll(() => redis.stop());
  const shop = testShop(
    { LOGIN_FAILURES_PER_ACCOUNT: '2' },
    {
      start: async (env) => {
        redis = await RedisServer.start();
        return startHostedServer({ ...env, REDIS_URL: redis.url });
      },
    },
  );
  /** @returns the status of each of three wrong guesses */
  const guess = async (email: string) => {
    const statuses: number[] = [];
    for (const password of ['one-guess', 'another-guess', 'a-last-guess'])
      statuses.push((await shop().visitor().post('/api/auth/login', { email, password })).status);
    return statuses;
  };
  const counted = async () => (await inDatabase(shop(), 'SELECT FROM identity.login_attempts')).length;

  it('throttles logins, and continues in Postgres when Redis is away', async () => {
    expect(await guess(`${newId()}@haberdash.test`)).toEqual([200, 200, 429]);
    expect(await counted()).toBe(0);
    await redis.stop();
    expect(await guess(`${newId()}@haberdash.test`)).toEqual([200, 200, 429]);
    expect(await counted()).toBeGreaterThan(0);
    expect((await shop().visitor().get('/api/health/ready')).status).toBe(200);
  });
});
