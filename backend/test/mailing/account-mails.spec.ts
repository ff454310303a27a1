import { generateSync } from 'otplib';
import { startHostedServer } from '../support/shop/hosted-server';
import { type MailServer, startMailServer } from '../support/services/mail-server';
import { admin, password, shopper } from '../support/shop/people';
import type { ShopClient } from '../support/shop/shop-client';
import { testShop } from '../support/shop/test-shop';
import { until } from '../support/until';

describe('an e-mail about the security of an account', () => {
  let mailServer: MailServer;
  const shop = testShop(
    {},
    {
      start: async (env) => {
        mailServer = await startMailServer();
        return startHostedServer({ ...env, ...mailServer.settings });
      },
    },
  );
  afterAll(() => mailServer.stop());

  const emailOf = async ({ client }: Awaited<ReturnType<typeof shopper>>) =>
    (await client.get('/api/auth/check-auth')).body.user.email as string;
  const told = (email: string) => mailServer.mailsTo(email).map(({ subject }) => subject);

  it('tells of a changed password, and of no change that was refused', async () => {
    const sam = await shopper(shop());
    const email = await emailOf(sam);
    const change = (currentPassword: string) =>
      sam.client.post('/api/auth/change-password', {
        currentPassword,
        newPassword: 'quite-another-password',
      });
    expect((await change('a-wrong-password')).status).not.toBe(200);
    expect((await change(password)).status).toBe(200);
    await until(async () => told(email).length > 0);
    expect(told(email)).toEqual(['Your password was changed at Haberdash']);
    expect(mailServer.mailsTo(email)[0]!.text).toContain('/auth/forgot-password');
  });

  it('tells of a sign-in with a device that the account was not used with before', async () => {
    const sam = await shopper(shop());
    const email = await emailOf(sam);
    const signInOn = (device: ShopClient) => device.post('/api/auth/login', { email, password });
    expect((await signInOn(sam.client)).body.success).toBe(true);
    expect((await signInOn(shop().visitor())).body.success).toBe(true);
    await until(async () => told(email).length > 0);
    expect(told(email)).toEqual(['A new device signed in to your account at Haberdash']);
  });

  it('tells of a second factor that was turned off', async () => {
    const ada = await admin(shop());
    const email = await emailOf(ada);
    const path = '/api/account/second-factor';
    const { secret } = (await ada.client.post(`${path}/begin`, {})).body.data as { secret: string };
    const codeIn = (seconds: number) =>
      generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + seconds });
    await ada.client.post(`${path}/turn-on`, { code: codeIn(0) });
    const { status } = await ada.client.post(`${path}/turn-off`, { password, code: codeIn(30) });
    expect(status).toBe(200);
    await until(async () => told(email).length > 0);
    expect(told(email)).toEqual(['Your second factor was turned off at Haberdash']);
  });
});
