import { isDeepStrictEqual } from 'node:util';
import { inDatabase, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';
import { until } from '../support/until';

const shop = testShop();

/** Next times in hours, by the name of the job. */
const dueInHours = async () => {
  const jobs = await inDatabase<{ name: string; hours: number }>(
    shop(),
    `SELECT task_identifier AS name, round(extract(epoch FROM run_at - now()) / 3600)::integer AS hours
       FROM graphile_worker.jobs WHERE task_identifier ~ ':(clear-out|forget)' AND locked_at IS NULL ORDER BY name`,
  );
  return jobs.map(({ name, hours }) => [name, hours]);
};

it('a starting server deletes expired data', async () => {
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
});

it('each retention period is scheduled once', async () => {
  const dates = [
    ['cart:forget-additions', 24],
    ['catalogue:forget-imports', 24],
    ['identity:clear-out', 1],
    ['identity:forget-guests', 24],
    ['identity:forget-visitors', 1],
    ['mailing:forget-mails', 24],
    ['platform:forget-failed-jobs', 24],
    ['reporting:forget-shoppers', 24],
    ['waitlist:forget', 24],
  ];
  await until(async () => isDeepStrictEqual(await dueInHours(), dates));
});
