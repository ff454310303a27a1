import { inDatabase, shopper } from '../support/people';
import { testShop } from '../support/test-shop';
import { until } from '../support/until';

const shop = testShop();

const dueInMinutes = () =>
  inDatabase<{ minutes: number }>(
    shop(),
    `SELECT extract(epoch FROM j.run_at - now())::float8 / 60 AS minutes
       FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
      WHERE t.identifier = 'identity:clear-out' AND j.locked_at IS NULL`,
  );

it('deletes what is long over when a server starts, and keeps one date for the next time', async () => {
  const { client } = await shopper(shop());
  await shopper(shop());
  const email = ((await client.get('/api/auth/check-auth')).body as { user: { email: string } }).user.email;
  await inDatabase(
    shop(),
    `UPDATE identity.sessions SET expires_at = now() - interval '25 hours'
      WHERE user_id <> (SELECT id FROM identity.users WHERE email = $1)`,
    [email],
  );
  await inDatabase(shop(), `INSERT INTO identity.login_attempts VALUES ('account:long-ago', 3, 1)`);
  await shop().restart();
  await until(
    async () =>
      (await inDatabase(shop(), `SELECT FROM identity.login_attempts WHERE key = 'account:long-ago'`))
        .length === 0,
  );
  expect(await inDatabase(shop(), `SELECT FROM identity.sessions`)).toHaveLength(1);
  expect((await client.get('/api/auth/check-auth')).status).toBe(200);
  const due = await dueInMinutes();
  expect(due).toHaveLength(1);
  expect(due[0]!.minutes).toBeGreaterThan(59);
});
