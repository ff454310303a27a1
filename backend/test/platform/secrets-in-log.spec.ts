import { generateSync } from 'otplib';
import sharp from 'sharp';
import { freshDatabase } from '../support/postgres/fresh-database';
import { runProgram, startServerProcess } from '../support/shop/program';
import { admin, inDatabase, password, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';
import { upload } from '../support/shop/uploads';

const secrets = {
  database: 'planted-database-password',
  redis: 'planted-redis-password',
  s3Key: 'planted-s3-key',
  s3Secret: 'planted-s3-secret',
  signing: 'planted-signing-secret-0123456789-abcdef',
  payPal: 'planted-paypal-secret',
  password: 'planted-password',
  header: 'planted-authorization',
  cookie: 'planted.jwt.cookie',
  token: 'planted-reset-token',
};

const nowhere = '127.0.0.1:1';
const settings = {
  LOG_LEVEL: 'trace',
  JWT_SECRET: secrets.signing,
  PAYPAL_CLIENT_ID: 'an-id',
  PAYPAL_CLIENT_SECRET: secrets.payPal,
  REDIS_URL: `redis://:${secrets.redis}@${nowhere}`,
  S3_BUCKET: 'pictures',
  S3_ENDPOINT: `http://${nowhere}`,
  S3_ACCESS_KEY_ID: secrets.s3Key,
  S3_SECRET_ACCESS_KEY: secrets.s3Secret,
};

/** The tests' own Postgres asks for no password, and takes any. */
async function databaseWithPassword() {
  const database = await freshDatabase();
  const url = new URL(database.url);
  url.password ||= secrets.database;
  return { ...database, url: url.href };
}

describe('the log of a server', () => {
  const lines: string[] = [];
  const shop = testShop(settings, {
    makeDatabase: databaseWithPassword,
    start: (env) => startServerProcess(env, (line) => lines.push(line)),
  });
  const login = (body: object, headers: Record<string, string> = {}, query = '') =>
    fetch(`${shop().url}/api/auth/login${query}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const withSecrets = { Authorization: `Bearer ${secrets.header}`, Cookie: `token=${secrets.cookie}` };
  const guess = () =>
    login(
      { email: 'nobody@haberdash.test', password: secrets.password },
      withSecrets,
      `?token=${secrets.token}`,
    );

  /** While sign-ins fail with an error of the database. */
  async function withoutUsers(work: () => Promise<void>) {
    await inDatabase(shop(), 'ALTER TABLE identity.users RENAME TO users_away');
    try {
      await work();
    } finally {
      await inDatabase(shop(), 'ALTER TABLE identity.users_away RENAME TO users');
    }
  }

  function expectNone(...more: string[]) {
    const log = lines.join('\n');
    const found = [...Object.values(secrets), ...more].filter((secret) => log.includes(secret));
    expect(found).toEqual([]);
  }

  it('contains requests and user ids, and no secret of requests, errors or settings', async () => {
    const sam = await shopper(shop());
    expect((await sam.client.get('/api/auth/check-auth')).status).toBe(200);
    await guess();
    await fetch(`${shop().url}/api/auth/check-auth?token=${secrets.token}`, { headers: withSecrets });
    await fetch(`${shop().url}/auth/reset?token=${secrets.token}`, { headers: withSecrets });
    await withoutUsers(async () => expect((await guess()).status).toBe(500));
    await shop().restart();

    expect(lines.join('\n')).toContain(`"userId":"${sam.id}"`);
    expect(lines.join('\n')).toContain('"msg":"a request failed"');
    const session = sam.client.cookieHeader.split('=')[1]!;
    expectNone(new URL(shop().databaseUrl).password, session);
  });

  it('has none of the servers that are away', async () => {
    const picture = sharp({ create: { width: 64, height: 80, channels: 3, background: '#c33' } });
    expect(await upload(await admin(shop()), await picture.png().toBuffer())).toMatchObject({ status: 503 });
    const { said, complaint, code } = await runProgram('src/main.ts', {
      ...settings,
      DATABASE_URL: `postgres://shop:${secrets.database}@${nowhere}/shop`,
    });
    lines.push(said, complaint);

    expect([code, complaint]).toEqual([1, expect.stringContaining(nowhere)]);
    expect(lines.join('\n')).toContain('"msg":"Redis is away');
    expectNone();
  });

  it('has no secret and no code of a second factor', async () => {
    const path = '/api/account/second-factor';
    const { client } = await admin(shop());
    const { secret } = (await client.post(`${path}/begin`, {})).body.data as { secret: string };
    const code = generateSync({ secret });
    const { recoveryCodes } = (await client.post(`${path}/turn-on`, { code })).body.data as {
      recoveryCodes: string[];
    };
    const { email } = (await client.get('/api/auth/check-auth')).body.user as { email: string };
    const [used, unused] = recoveryCodes as [string, string];
    expect((await login({ email, password, code: used })).status).toBe(200);
    await withoutUsers(async () => expect((await login({ email, password, code: unused })).status).toBe(500));

    expectNone(secret, ...recoveryCodes);
  });
});
