import { permissions } from '../../src/shared/access/permission';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generateSync } from 'otplib';
import { admin, inDatabase, password, shopper } from '../support/shop/people';
import type { ShopClient } from '../support/shop/shop-client';
import { testShop } from '../support/shop/test-shop';

const shop = testShop({ ADMIN_SECOND_FACTOR: 'required', LOGIN_FAILURES_PER_ACCOUNT: '4' });
const path = '/api/account/second-factor';
const orders = '/api/admin/orders/get';

/** Each code counts once: the one of now turns it on, the next one signs in. */
const codeOf = (secret: string, when: 'now' | 'next' = 'now') =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + (when === 'now' ? 0 : 30) });

async function newAdmin() {
  const { id, client } = await admin(shop());
  const { email } = (await client.get('/api/auth/check-auth')).body.user as { email: string };
  const logIn = async (code?: string, given = password) => {
    const device = shop().visitor();
    return { device, ...(await device.post('/api/auth/login', { email, password: given, code })) };
  };
  return { id, email, client, logIn };
}

async function withFactor() {
  const ada = await newAdmin();
  const { secret } = (await ada.client.post(`${path}/begin`, {})).body.data as { secret: string };
  const { status, body } = await ada.client.post(`${path}/turn-on`, { code: codeOf(secret) });
  expect(status).toBe(200);
  return { ...ada, secret, recoveryCodes: body.data.recoveryCodes as string[] };
}

const actionsOn = async (id: string) => {
  const entries = `SELECT actor, action, before, after FROM audit.entries WHERE subject_id = $1 ORDER BY id`;
  return inDatabase<{ action: string }>(shop(), entries, [id]);
};
const statusOn = async (device: ShopClient, of = orders) => (await device.get(of)).status;

describe('an admin of a shop that requires a second factor', () => {
  it('can only set it up', async () => {
    const { logIn } = await newAdmin();
    const { device, body } = await logIn();
    expect(body).toMatchObject({ success: true, user: { role: 'admin', lacksSecondFactor: true } });
    for (const refused of [orders, '/api/account/sessions']) {
      expect(await device.get(refused)).toMatchObject({
        status: 403,
        body: { code: 'SECOND_FACTOR_MISSING' },
      });
    }
    expect((await device.get('/api/auth/check-auth')).body.user).toMatchObject({ lacksSecondFactor: true });
    expect((await device.get(path)).body.data).toEqual({
      isOn: false,
      isRequired: true,
      recoveryCodesLeft: 0,
    });
  });

  it('turns it on with a code, which ends all other sessions, and gets access', async () => {
    const { id, client, logIn } = await newAdmin();
    const { device: other } = await logIn();
    const { secret, uri } = (await client.post(`${path}/begin`, {})).body.data;
    expect(uri).toContain(secret);
    const code = codeOf(secret);
    const wrong = { status: 400, body: { code: 'INCORRECT_CODE', errors: [{ path: 'code' }] } };
    expect(await client.post(`${path}/turn-on`, { code: '000 000x' })).toMatchObject(wrong);
    expect(await statusOn(client)).toBe(403);
    const { body } = await client.post(`${path}/turn-on`, { code });
    expect(body.data.recoveryCodes).toHaveLength(10);
    expect([await statusOn(client), await statusOn(other)]).toEqual([200, 401]);
    expect((await client.get(path)).body.data).toEqual({
      isOn: true,
      isRequired: true,
      recoveryCodesLeft: 10,
    });
    expect(await actionsOn(id)).toEqual([
      {
        actor: `admin:${id}`,
        action: 'second factor turned on',
        before: { secondFactor: false },
        after: { secondFactor: true },
      },
    ]);
    const [row] = await inDatabase(shop(), `SELECT * FROM identity.users WHERE id = $1`, [id]);
    for (const shown of [secret, body.data.recoveryCodes[0]])
      expect(JSON.stringify(row)).not.toContain(shown);
    expect(await client.post(`${path}/begin`, {})).toMatchObject({
      status: 409,
      body: { code: 'SECOND_FACTOR_ON' },
    });
  });
});

describe('signing in with a second factor', () => {
  it('requires password and code, and accepts each code once, also concurrently', async () => {
    const { id, email, secret, logIn } = await withFactor();
    const first = await logIn();
    expect(first).toMatchObject({ status: 200, body: { success: false, code: 'CODE_NEEDED' } });
    expect([first.body.user, first.device.cookieHeader]).toEqual([undefined, '']);
    expect((await logIn('123 45')).body).toMatchObject({ success: false, code: 'INCORRECT_CODE' });
    const code = codeOf(secret, 'next');
    const both = await Promise.all([logIn(code), logIn(code)]);
    expect(both.map(({ body }) => body.code)).toEqual(expect.arrayContaining([undefined, 'INCORRECT_CODE']));
    const { device, body } = both.find(({ body: { success } }) => success)!;
    const user = { id, userName: 'Ada Admin', email, role: 'admin', permissions: [...permissions] };
    expect(body).toEqual({ success: true, message: 'Logged in successfully', user });
    expect(await statusOn(device)).toBe(200);
  });

  it('does not check the code while the password is wrong', async () => {
    const { secret, logIn } = await withFactor();
    const { body } = await logIn(codeOf(secret, 'next'), 'not-the-password');
    expect(body).toMatchObject({ success: false, code: 'INCORRECT_CREDENTIALS' });
  });

  it('accepts each recovery code once in place of a code', async () => {
    const { recoveryCodes, logIn } = await withFactor();
    const [code] = recoveryCodes;
    const { device, body } = await logIn(code);
    expect(body).toMatchObject({ success: true });
    expect((await device.get(path)).body.data).toMatchObject({ recoveryCodesLeft: 9 });
    expect((await logIn(code)).body).toMatchObject({ success: false, code: 'INCORRECT_CODE' });
  });

  it('is throttled after too many wrong codes, also with the correct one', async () => {
    const { secret, logIn } = await withFactor();
    for (let time = 0; time < 4; time++) {
      expect((await logIn('none')).body).toMatchObject({ code: 'INCORRECT_CODE' });
    }
    for (const code of ['none', codeOf(secret, 'next')]) {
      expect(await logIn(code)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    }
  });
});

describe('turning a second factor off', () => {
  const turnOff = (client: ShopClient, given: object) => client.post(`${path}/turn-off`, given);

  it('requires the password and a code', async () => {
    const { id, client, recoveryCodes, logIn } = await withFactor();
    const [code] = recoveryCodes;
    for (const [given, path] of [
      [{ password: 'not-the-password', code }, 'password'],
      [{ password, code: 'none' }, 'code'],
    ] as const) {
      expect(await turnOff(client, given)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
    }
    expect(await turnOff(client, { password, code })).toMatchObject({ status: 200 });
    expect(await statusOn(client)).toBe(403);
    expect((await logIn()).body).toMatchObject({ success: true, user: { lacksSecondFactor: true } });
    expect((await actionsOn(id)).at(-1)).toMatchObject({ action: 'second factor turned off' });
  });

  it('is possible by a command for an admin who has lost both, and ends all sessions', async () => {
    const { id, email, client, logIn } = await withFactor();
    const script = join(__dirname, '../../src/commands/reset-second-factor.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [script, '--email', email], {
      env: { ...process.env, DATABASE_URL: shop().databaseUrl },
    });
    expect(stdout).toBe(`The second factor of ${email} is off, and all sessions are ended.\n`);
    expect(await statusOn(client)).toBe(401);
    expect((await logIn()).body).toMatchObject({ success: true });
    expect((await actionsOn(id)).at(-1)).toMatchObject({ actor: 'shop', action: 'second factor reset' });
  });
});

it('shoppers sign in without a second factor', async () => {
  expect((await shopper(shop())).id).toBeDefined();
});
