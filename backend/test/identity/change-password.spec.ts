import { newId } from '../../src/shared/ids';
import type { ShopClient } from '../support/shop/shop-client';
import { testShop } from '../support/shop/test-shop';

const shop = testShop({ LOGIN_FAILURES_PER_ACCOUNT: '4' });
const [first, second] = ['the-first-password', 'the-second-password'];

/** Someone new, signed in on two devices. */
async function onTwoDevices() {
  const email = `${newId()}@haberdash.test`;
  await shop().visitor().post('/api/auth/register', { userName: 'Sam', email, password: first });
  const logIn = async (password: string) => {
    const device = shop().visitor();
    const { body } = await device.post('/api/auth/login', { email, password });
    return { device, isIn: (body as { success: boolean }).success };
  };
  const [{ device: phone }, { device: laptop }] = [await logIn(first), await logIn(first)];
  return { phone, laptop, logIn };
}
const change = (device: ShopClient, currentPassword: unknown, newPassword: unknown = second) =>
  device.post('/api/auth/change-password', { currentPassword, newPassword });
const statusOn = async (device: ShopClient) => (await device.get('/api/auth/check-auth')).status;

describe('changing the password', () => {
  it('replaces the password, and ends every other session', async () => {
    const { phone, laptop, logIn } = await onTwoDevices();
    expect(await change(phone, first)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Password changed' },
    });
    expect([await statusOn(phone), await statusOn(laptop)]).toEqual([200, 401]);
    expect((await logIn(first)).isIn).toBe(false);
    expect((await logIn(second)).isIn).toBe(true);
  });

  it('leaves no session that was opened with the old password at the same time', async () => {
    const { phone, logIn } = await onTwoDevices();
    const [changed, ...opened] = await Promise.all([
      change(phone, first),
      ...Array.from({ length: 6 }, () => logIn(first)),
    ]);
    expect(changed.status).toBe(200);
    expect(await Promise.all(opened.map(({ device }) => statusOn(device)))).toEqual(Array(6).fill(401));
  });

  it('succeeds for one of two concurrent requests', async () => {
    const { phone, laptop, logIn } = await onTwoDevices();
    const changes = await Promise.all([
      change(phone, first, 'of-the-phone'),
      change(laptop, first, 'of-the-laptop'),
    ]);
    const winner = changes.findIndex(({ status }) => status === 200);
    // The other one finds its session ended, or its password replaced.
    expect([400, 401]).toContain(changes[1 - winner]?.status);
    const passwords = ['of-the-phone', 'of-the-laptop'];
    expect((await logIn(passwords[winner]!)).isIn).toBe(true);
    expect((await logIn(passwords[1 - winner]!)).isIn).toBe(false);
  });

  it.each(['short', 'Password1'])(
    'is refused for a new password that is guessed first: %s',
    async (guessable) => {
      const { phone, logIn } = await onTwoDevices();
      expect(await change(phone, first, guessable)).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'newPassword' }] },
      });
      expect((await logIn(first)).isIn).toBe(true);
    },
  );

  it('is refused with a wrong current password, and throttled after several', async () => {
    const { phone, laptop, logIn } = await onTwoDevices();
    const message = 'Your current password is incorrect';
    for (let time = 0; time < 4; time++) {
      const refused = await change(phone, 'a guess');
      expect(refused.status).toBe(400);
      expect(refused.body).toEqual({
        success: false,
        code: 'WRONG_PASSWORD',
        message,
        errors: [{ path: 'currentPassword', message }],
      });
    }
    for (const password of ['a guess', first]) {
      const waiting = await change(phone, password);
      expect(waiting).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
      expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(25);
    }
    expect(await statusOn(laptop)).toBe(200);
    expect((await logIn(first)).isIn).toBe(true);
  });

  it('requires a session', async () => {
    expect(await change(shop().visitor(), first)).toMatchObject({
      status: 401,
      body: { code: 'NOT_SIGNED_IN' },
    });
  });

  it.each<[string, unknown, unknown]>([
    ['newPassword', first, 'short'],
    ['newPassword', first, 'x'.repeat(129)],
    ['newPassword', first, undefined],
    ['currentPassword', undefined, second],
    ['currentPassword', { $ne: '' }, second],
  ])('reports a malformed %s', async (path, currentPassword, newPassword) => {
    const { phone } = await onTwoDevices();
    const body = { currentPassword, newPassword };
    expect(await phone.post('/api/auth/change-password', body)).toMatchObject({
      status: 400,
      body: { code: 'MALFORMED_REQUEST', errors: [{ path }] },
    });
    expect(await statusOn(phone)).toBe(200);
  });
});
