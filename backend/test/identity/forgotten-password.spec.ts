import { startHostedServer } from '../support/shop/hosted-server';
import { type MailServer, startMailServer } from '../support/services/mail-server';
import { inDatabase, password, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';
import { until } from '../support/until';

describe('a forgotten password', () => {
  let mailServer: MailServer;
  const shop = testShop(
    { TRUST_PROXY: '1' },
    {
      start: async (env) => {
        mailServer = await startMailServer();
        return startHostedServer({ ...env, ...mailServer.settings });
      },
    },
  );
  afterAll(() => mailServer.stop());

  const ask = (email: string) => shop().visitor().post('/api/auth/forgot-password', { email });
  const askFrom = (address: string, email: string) =>
    shop().visitor().post('/api/auth/forgot-password', { email }, { 'x-forwarded-for': address });
  const reset = (token: string, newPassword: string) =>
    shop().visitor().post('/api/auth/reset-password', { token, newPassword });
  const check = (token: string) => shop().visitor().post('/api/auth/reset-password/check', { token });
  const logIn = async (email: string, password: string) =>
    (await shop().visitor().post('/api/auth/login', { email, password })).body.success as boolean;
  const emailOf = async (sam: Awaited<ReturnType<typeof shopper>>) =>
    (await sam.client.get('/api/auth/check-auth')).body.user.email as string;
  /** The token of the newest e-mail, when there are so many. */
  const tokenFor = async (email: string, count = 1) => {
    await until(async () => mailServer.mailsTo(email).length === count);
    return /reset-password#([\w-]+)/.exec(mailServer.mailsTo(email)[0]!.text)![1]!;
  };

  it('is replaced by the link in the e-mail, once, and all sessions end', async () => {
    const sam = await shopper(shop());
    const email = await emailOf(sam);
    expect(await ask(email.toUpperCase())).toMatchObject({ status: 200, body: { success: true } });
    const token = await tokenFor(email);
    for (const refused of ['short', 'Password1']) {
      expect(await reset(token, refused)).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'newPassword' }] },
      });
    }
    expect(await check(token)).toMatchObject({ status: 200, body: { data: { email } } });
    expect(await reset(token, 'a-new-password')).toMatchObject({ status: 200, body: { success: true } });
    expect(await check(token)).toMatchObject({ status: 400, body: { code: 'RESET_LINK_INVALID' } });
    expect((await sam.client.get('/api/auth/check-auth')).status).toBe(401);
    expect(await logIn(email, 'a-new-password')).toBe(true);
    expect(await reset(token, 'a-third-password')).toMatchObject({
      status: 400,
      body: { code: 'RESET_LINK_INVALID' },
    });
    expect(await logIn(email, 'a-third-password')).toBe(false);
  });

  it('gets the same response for a mailbox without an account, which gets no e-mail', async () => {
    const sam = await shopper(shop());
    const email = await emailOf(sam);
    const unknown = await ask('nobody@mail.test');
    expect(unknown.body).toEqual((await ask(email)).body);
    await tokenFor(email);
    expect(mailServer.mailsTo('nobody@mail.test')).toEqual([]);
  });

  it('is requested three times an hour for a mailbox, and one of the links is used', async () => {
    const email = await emailOf(await shopper(shop()));
    await ask(email);
    const first = await tokenFor(email);
    await ask(email);
    const second = await tokenFor(email, 2);
    await ask(email);
    expect(await ask(email)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    expect(await reset(second, 'a-new-password')).toMatchObject({ status: 200 });
    expect(await reset(first, 'another-password')).toMatchObject({ status: 400 });
  });

  it('is not replaced by a link from before the password was changed', async () => {
    const sam = await shopper(shop());
    const email = await emailOf(sam);
    await ask(email);
    const token = await tokenFor(email);
    const change = { currentPassword: password, newPassword: 'a-new-password' };
    expect((await sam.client.post('/api/auth/change-password', change)).body.success).toBe(true);
    expect(await reset(token, 'another-password')).toMatchObject({ body: { code: 'RESET_LINK_INVALID' } });
  });

  it('is replaced by a link that the shop does not know itself', async () => {
    const email = await emailOf(await shopper(shop()));
    await ask(email);
    const token = await tokenFor(email);
    const rows = await inDatabase<{ kept: string }>(
      shop(),
      'SELECT r::text AS kept FROM identity.password_resets r',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ kept }) => kept.includes(token))).toEqual([]);
  });

  it('is requested from an address 60 times an hour', async () => {
    const asked = await Promise.all(
      Array.from({ length: 60 }, (_, n) => askFrom('203.0.113.9', `n${n}@mail.test`)),
    );
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await askFrom('203.0.113.9', 'one-more@mail.test')).toMatchObject({ status: 429 });
    expect((await askFrom('203.0.113.10', 'one-more@mail.test')).status).toBe(200);
  });

  it.each([{}, { email: 'sam' }, { email: 7 }])('is not requested with %j', async (body) => {
    expect((await shop().visitor().post('/api/auth/forgot-password', body)).status).toBe(400);
  });

  it('is not replaced by a made-up link', async () => {
    expect(await check('made-up')).toMatchObject({ status: 400, body: { code: 'RESET_LINK_INVALID' } });
    expect(await reset('made-up', 'a-new-password')).toMatchObject({
      status: 400,
      body: { code: 'RESET_LINK_INVALID' },
    });
  });
});
