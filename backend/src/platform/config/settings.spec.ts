import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Settings, settingNames } from './settings';
import { StartupError } from './startup-error';

const least = { DATABASE_URL: 'postgres://localhost/shop' };
const production = {
  ...least,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.test',
  JWT_SECRET: 'x'.repeat(32),
  PAYPAL_CLIENT_ID: 'id',
  PAYPAL_CLIENT_SECRET: 'secret',
};

describe('the settings', () => {
  it('need a database, and nothing else outside production', () => {
    const settings = Settings.read({ ...least, JWT_SECRET: '' });
    expect(settings).toMatchObject({
      port: 3000,
      reservationMinutes: 30,
      sessionMinutes: 60,
    });
    expect(() => Settings.read({})).toThrow(StartupError);
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL'],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL'],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET'],
    [{ RESERVATION_MINUTES: '0' }, 'RESERVATION_MINUTES'],
    [{ SHELL_URL: 'shell:8080' }, 'SHELL_URL'],
    [{ SHELL_URL: 'http://shell:8080/files' }, 'SHELL_URL'],
    [{ REMOTE_URLS: 'http://shop:8080' }, 'REMOTE_URLS'],
    [{ REMOTE_URLS: 'shop=http://shop:8080/files/' }, 'REMOTE_URLS'],
    [{ REMOTE_URLS: 'shop=http://shop:8080,' }, 'REMOTE_URLS'],
    [{ SANDBOX_PAYMENT_URL: 'javascript:alert(1)' }, 'SANDBOX_PAYMENT_URL'],
    [{ SANDBOX_PAYMENT_URL: '//elsewhere.test/pay' }, 'SANDBOX_PAYMENT_URL'],
  ])('name the one that is wrong in one sentence: %p', (wrong, name) => {
    expect(() => Settings.read({ ...least, ...wrong })).toThrow(
      new RegExp(`^The setting ${name} is wrong: .+\\.$`),
    );
  });

  it('say where the frontends are, in one way', () => {
    const given = {
      ...least,
      SHELL_URL: 'http://shell:8080',
      REMOTE_URLS: 'shop=http://shop:8080,admin=https://admin',
    };
    expect(Settings.read(given)).toMatchObject({
      shellUrl: 'http://shell:8080',
      remoteUrls: new Map([
        ['shop', 'http://shop:8080'],
        ['admin', 'https://admin'],
      ]),
    });
    expect(() => Settings.read({ ...given, SERVE_FRONTENDS: '/srv' })).toThrow(
      'SERVE_FRONTENDS or SHELL_URL',
    );
  });

  it('are complete in production', () => {
    expect(Settings.read(production)).toMatchObject({
      production: true,
      servedByHttps: true,
    });
    for (const name of ['JWT_SECRET', 'PUBLIC_URL', 'PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET']) {
      expect(() => Settings.read({ ...production, [name]: '' })).toThrow(name);
    }
  });

  it('name no simulator in production', () => {
    const gateway = 'https://gateway.test/process.php';
    expect(Settings.read({ ...production, SANDBOX_PAYMENT_URL: gateway }).sandboxPaymentUrl).toBe(gateway);
    for (const name of ['PAYPAL_BASE_URL', 'SANDBOX_PAYMENT_URL']) {
      const address = name === 'PAYPAL_BASE_URL' ? 'http://127.0.0.1/simulators' : '/simulators/sslcommerz';
      expect(() => Settings.read({ ...production, [name]: address })).toThrow(name);
    }
  });

  it('stand in docs/settings.md, every one', () => {
    const page = readFileSync(join(__dirname, '../../../../docs/settings.md'), 'utf8');
    const documented = [...page.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
    expect(documented).toEqual(expect.arrayContaining(settingNames));
  });
});
