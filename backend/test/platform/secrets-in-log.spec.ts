import { startServerProcess } from '../support/program';
import { inDatabase, shopper } from '../support/people';
import { testShop } from '../support/test-shop';

const secrets = {
  signing: 'planted-signing-secret-0123456789-abcdef',
  payPal: 'planted-paypal-secret',
  password: 'planted-password',
  header: 'planted-authorization',
  cookie: 'planted.jwt.cookie',
  token: 'planted-reset-token',
};

describe('the log of a server', () => {
  const lines: string[] = [];
  const shop = testShop(
    {
      LOG_LEVEL: 'trace',
      JWT_SECRET: secrets.signing,
      PAYPAL_CLIENT_ID: 'an-id',
      PAYPAL_CLIENT_SECRET: secrets.payPal,
    },
    { start: (env) => startServerProcess(env, (line) => lines.push(line)) },
  );
  const login = (headers: Record<string, string> = {}, query = '') =>
    fetch(`${shop().url}/api/auth/login${query}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ email: 'nobody@haberdash.test', password: secrets.password }),
    });
  const withSecrets = {
    Authorization: `Bearer ${secrets.header}`,
    Cookie: `token=${secrets.cookie}`,
  };

  it('names requests and users, and has no secret of requests, errors or settings', async () => {
    const sam = await shopper(shop());
    expect((await sam.client.get('/api/auth/check-auth')).status).toBe(200);
    await login(withSecrets, `?token=${secrets.token}`);
    await fetch(`${shop().url}/api/auth/check-auth?token=${secrets.token}`, { headers: withSecrets });
    await fetch(`${shop().url}/auth/reset?token=${secrets.token}`, { headers: withSecrets });
    // From now on, sign-ins fail with an error of the database.
    await inDatabase(shop(), 'ALTER TABLE identity.users RENAME TO users_away');
    try {
      expect((await login(withSecrets, `?token=${secrets.token}`)).status).toBe(500);
    } finally {
      await inDatabase(shop(), 'ALTER TABLE identity.users_away RENAME TO users');
    }
    await shop().restart();

    const log = lines.join('\n');
    expect(log).toContain(`"userId":"${sam.id}"`);
    expect(log).toContain('"msg":"a request failed"');
    for (const secret of Object.values(secrets)) expect(log).not.toContain(secret);
  });
});
