import { readdirSync } from 'node:fs';
import { IdentitySettings } from './identity/identity.settings';
import { OrderingSettings } from './ordering/ordering.settings';
import { PaymentsSettings } from './payments/payments.settings';
import { ServerSettings } from './platform/config/server.settings';
import { StartupError } from './platform/config/startup-error';
import { PagesSettings } from './storefront/pages.settings';
import { auditedSettings, parts, readEnvironment } from './settings';

const least = { DATABASE_URL: 'postgres://localhost/shop' };
const production = {
  ...least,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.test',
  JWT_SECRET: 'a secret of at least thirty-two characters',
  PAYPAL_CLIENT_ID: 'id',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_ENVIRONMENT: 'production',
};

function refusalOf(env: NodeJS.ProcessEnv): string {
  try {
    readEnvironment(env);
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  }
  return 'not refused';
}

const keys = { S3_ACCESS_KEY_ID: 'shop', S3_SECRET_ACCESS_KEY: 'planted-secret' };

describe('the settings', () => {
  it('need a database, and nothing else outside production', () => {
    const environment = readEnvironment({ ...least, JWT_SECRET: '' });
    expect(new ServerSettings(environment).PORT).toBe(3000);
    expect(new OrderingSettings(environment).RESERVATION_MINUTES).toBe(30);
    expect(new IdentitySettings(environment)).toMatchObject({ SESSION_MINUTES: 60 });
    expect(new IdentitySettings(environment).JWT_SECRET).toBeUndefined();
    expect(() => readEnvironment({})).toThrow(StartupError);
  });

  it.each([
    [{ DATABASE_URL: '' }, 'DATABASE_URL must be set'],
    [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL must be a postgres:// address'],
    [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL must be a redis:// address'],
    [{ REDIS_URL: 'redis://:secret@localhost:port' }, 'REDIS_URL must be a redis:// address'],
    [{ ...keys, S3_BUCKET: 'Not A Bucket' }, 'S3_BUCKET must be the name of a bucket'],
    [{ S3_ENDPOINT: 'storage:9000' }, 'S3_ENDPOINT must be like http://storage:9000'],
    [
      { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'shop' },
      'S3_SECRET_ACCESS_KEY must be set where S3_BUCKET is',
    ],
    [{ NODE_ENV: 'staging' }, 'NODE_ENV must be production or development or test'],
    [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
    [{ RESERVATION_MINUTES: '0' }, 'RESERVATION_MINUTES must be a whole number from 1 to 1440'],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL must be like https://shop.example, without a path'],
    [
      { PUBLIC_URL: 'https://shop.test/store' },
      'PUBLIC_URL must be like https://shop.example, without a path',
    ],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET must have at least 32 characters'],
    [{ JWT_SECRET: 'x'.repeat(64) }, 'JWT_SECRET must have at least 8 different characters'],
    [{ SERVE_FRONTENDS: '/no/such/folder' }, 'SERVE_FRONTENDS must be a folder that exists'],
    [{ SERVE_FRONTENDS: __filename }, 'SERVE_FRONTENDS must be a folder that exists'],
    [{ SHELL_URL: 'shell:8080' }, 'SHELL_URL must be like http://shell:8080'],
    [{ SHELL_URL: 'http://shell:8080/files' }, 'SHELL_URL must be like http://shell:8080'],
    [
      { REMOTE_URLS: 'http://shop:8080' },
      'REMOTE_URLS must be like shop=http://shop:8080,admin=http://admin:8080',
    ],
    [
      { REMOTE_URLS: 'shop=http://shop:8080/files/' },
      'REMOTE_URLS must be like shop=http://shop:8080,admin=http://admin:8080',
    ],
    [
      { REMOTE_URLS: 'shop=http://shop:8080,' },
      'REMOTE_URLS must be like shop=http://shop:8080,admin=http://admin:8080',
    ],
    [
      { PICTURES_URL: 'https://cdn.test/shop' },
      'PICTURES_URL must be like https://pictures.shop.example, without a path',
    ],
    [
      { DATABASE_OWNER_URL: 'postgres://owner@localhost/another' },
      'DATABASE_OWNER_URL must name the same server and database as DATABASE_DIRECT_URL, or else DATABASE_URL',
    ],
    [{ PAYPAL_CLIENT_ID: 'id' }, 'PAYPAL_CLIENT_SECRET must be set where PAYPAL_CLIENT_ID is'],
    [{ PAYPAL_BASE_URL: 'simulator' }, 'PAYPAL_BASE_URL must be an http(s) address'],
    [{ SANDBOX_PAYMENT_URL: 'javascript:alert(1)' }, 'SANDBOX_PAYMENT_URL must be an http(s) address'],
    [{ SANDBOX_PAYMENT_URL: '//elsewhere.test/pay' }, 'SANDBOX_PAYMENT_URL must be an http(s) address'],
  ])('are refused when one is wrong: %p', (wrong, problem) => {
    expect(refusalOf({ ...least, ...wrong })).toBe(`These settings are wrong:\n  ${problem}`);
  });

  it('are refused all together, without a secret in the message', () => {
    const wrong = {
      NODE_ENV: 'production',
      PORT: '-1',
      JWT_SECRET: 'hunter2',
      PUBLIC_URL: 'http://shop.test',
    };
    expect(refusalOf(wrong).split('\n')).toEqual([
      'These settings are wrong:',
      '  PORT must be a whole number from 0 to 65535',
      '  DATABASE_URL must be set',
      '  PUBLIC_URL must begin with https:// in production, unless ALLOW_HTTP is true',
      '  JWT_SECRET must have at least 32 characters',
      '  PAYPAL_CLIENT_ID must be set in production',
      '  PAYPAL_CLIENT_SECRET must be set in production',
      '  PAYPAL_ENVIRONMENT must be set in production',
    ]);
  });

  it('accept a public address with a trailing slash', () => {
    const environment = readEnvironment({ ...least, PUBLIC_URL: 'http://shop.test:8080/' });
    expect(new ServerSettings(environment).PUBLIC_URL).toBe('http://shop.test:8080');
  });

  it('locate the frontends in one way only', () => {
    const given = {
      ...least,
      SHELL_URL: 'http://shell:8080',
      REMOTE_URLS: 'shop=http://shop:8080,admin=https://admin',
    };
    expect(new PagesSettings(readEnvironment(given))).toMatchObject({
      SHELL_URL: 'http://shell:8080',
      REMOTE_URLS: new Map([
        ['shop', 'http://shop:8080'],
        ['admin', 'https://admin'],
      ]),
    });
    expect(refusalOf({ ...given, SERVE_FRONTENDS: __dirname })).toContain(
      'Set either SERVE_FRONTENDS or SHELL_URL, not both',
    );
  });

  it('are complete in production', () => {
    expect(new ServerSettings(readEnvironment(production))).toMatchObject({
      isProduction: true,
      servedByHttps: true,
    });
    const { DATABASE_URL, NODE_ENV, ...required } = production;
    for (const name of Object.keys(required)) {
      expect(refusalOf({ DATABASE_URL, NODE_ENV, ...required, [name]: '' })).toContain(
        `${name} must be set in production`,
      );
    }
  });

  it('have a public https address in production, unless http is allowed', () => {
    const insecure = { ...production, PUBLIC_URL: 'http://shop.test' };
    expect(refusalOf(insecure)).toContain('PUBLIC_URL must begin with https://');
    const allowed = new ServerSettings(readEnvironment({ ...insecure, ALLOW_HTTP: 'true' }));
    expect(allowed.PUBLIC_URL).toBe('http://shop.test');
    expect(refusalOf({ ...production, PICTURES_URL: 'http://cdn.test' })).toContain(
      'PICTURES_URL must begin with https://',
    );
  });

  it('refuse a simulator in production', () => {
    const gateway = 'https://gateway.test/process.php';
    const environment = readEnvironment({ ...production, SANDBOX_PAYMENT_URL: gateway });
    expect(new PaymentsSettings(environment).SANDBOX_PAYMENT_URL).toBe(gateway);
    for (const name of ['PAYPAL_BASE_URL', 'SANDBOX_PAYMENT_URL']) {
      const address = name === 'PAYPAL_BASE_URL' ? 'http://127.0.0.1/simulators' : '/simulators/sslcommerz';
      expect(refusalOf({ ...production, [name]: address })).toContain(`${name} must`);
    }
  });

  it('include those of every part of the server', () => {
    const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' });
    expect(parts).toHaveLength(files.filter((file) => file.endsWith('.settings.ts')).length);
  });

  it('are named with the expected value when they are wrong', () => {
    for (const name of parts.flatMap(({ schemas }) => Object.keys(schemas))) {
      for (const wrong of ['-1', 'no such: "value"', 'x'.repeat(200)]) {
        const refusal = refusalOf({ ...least, [name]: wrong });
        if (refusal !== 'not refused') expect(refusal).toMatch(/\n {2}[A-Z0-9_]+ must [a-z]+ .{2,}/);
      }
    }
  });

  it('are audited with their values, defaults included, and never a secret', () => {
    const audited = auditedSettings(readEnvironment({ ...production, SESSION_MINUTES: '20' }));
    expect(audited).toContainEqual({
      name: 'SESSION_MINUTES',
      label: 'Life of an unused session in minutes (SESSION_MINUTES)',
      value: 20,
    });
    expect(audited).toContainEqual(expect.objectContaining({ name: 'RESERVATION_MINUTES', value: 30 }));
    for (const { name } of audited) expect(name).not.toMatch(/SECRET|KEY|URL|CLIENT/);
  });
});
