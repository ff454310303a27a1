import { testDatabase } from '../../../../test/support/test-database';
import { newId } from '../../../shared/ids';
import { describeLoginAttempts, limits } from '../../application/login-attempts.contract';
import { TooManyAttempts } from '../../domain/identity.errors';
import { PostgresLoginAttempts } from './postgres-login-attempts';

describe('attempts in Postgres', () => {
  const postgres = testDatabase();
  const attempts = () => new PostgresLoginAttempts(postgres().database, limits);
  describeLoginAttempts(() => ({
    attempts: attempts(),
    letPass: async (seconds) => {
      const ago = `UPDATE identity.login_attempts SET expire = expire - $1::bigint WHERE key NOT LIKE '%-waits:%'`;
      await postgres().database.query(ago, [seconds * 1_000]);
    },
  }));

  it('are deleted once they no longer count, and not before', async () => {
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
    await attempts().deleteExpired(later(0));
    expect(await left()).toBe(6);
    await attempts().deleteExpired(later(16));
    expect(await left()).toBe(1);
    await attempts().deleteExpired(later(25 * 60));
    expect(await left()).toBe(0);
  });

  it('of one account are counted together by all servers', async () => {
    const attempt = { account: newId(), address: newId() };
    const servers = Array.from({ length: 4 }, attempts);
    const failed = await Promise.allSettled(servers.map((server) => server.recordFailure(attempt)));
    expect(failed.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    await expect(servers[0]!.assertAllowed(attempt)).rejects.toThrow(TooManyAttempts);
  });
});
