import { JwtService } from '@nestjs/jwt';
import { newId } from '../src/shared/ids';
import { answerTo, password, startIdentityApp } from './support/identity-app';
import { testDatabase } from './support/test-database';

const postgres = testDatabase();
let shop: Awaited<ReturnType<typeof startIdentityApp>>;
beforeAll(async () => {
  shop = await startIdentityApp(postgres().url);
});
afterAll(() => shop.close());

const someone = () => ({ userName: 'Sam', email: `${newId()}@haberdash.test`, password });
const register = (body: object) => answerTo(shop.visitor().post('/api/auth/register').send(body));
const logIn = (body: object) => answerTo(shop.visitor().post('/api/auth/login').send(body));
const checkAuth = (cookie: string) =>
  answerTo(shop.visitor().get('/api/auth/check-auth').set('Cookie', cookie));

/** Signs a new shopper in; what a thief of the cookie would have. */
async function cookieOfSomeone(): Promise<string> {
  const sam = someone();
  await register(sam);
  return toSend((await logIn(sam)).cookies);
}
const toSend = ([cookie]: string[]) => cookie!.split(';')[0]!;
const claimsIn = (cookie: string) =>
  new JwtService().decode<{ sub: string; sid: string }>(cookie.replace('token=', ''));

async function setMinutesLeft(sessionId: string, minutes: number): Promise<void> {
  const left = `UPDATE identity.sessions SET expires_at = now() + make_interval(mins => $2) WHERE id = $1`;
  await postgres().database.query(left, [sessionId, minutes]);
}
async function minutesLeft(sessionId: string): Promise<number> {
  const left = `SELECT extract(epoch FROM expires_at - now()) / 60 AS minutes FROM identity.sessions WHERE id = $1`;
  const [row] = await postgres().database.query<{ minutes: string }>(left, [sessionId]);
  return Number(row!.minutes);
}

describe('registering', () => {
  it("makes an account to sign in with; the role is not the client's to choose", async () => {
    const sam = someone();
    const registered = await register({ ...sam, email: ` ${sam.email.toUpperCase()} `, role: 'admin' });
    expect(registered.status).toBe(200);
    expect(registered.body).toEqual({ success: true, message: 'Registration successful' });
    const { body } = await logIn(sam);
    expect(body).toEqual({
      success: true,
      message: 'Logged in successfully',
      user: { id: expect.any(String) as string, userName: 'Sam', email: sam.email, role: 'user' },
    });
  });

  it('is refused for one of two who want the same e-mail at once, and for all after', async () => {
    const sam = someone();
    const answers = [...(await Promise.all([register(sam), register(sam)])), await register(sam)];
    const taken = 'User Already exists with the same email! Please try again';
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.filter(({ body }) => (body as { success: boolean }).success)).toHaveLength(1);
    expect(answers[2]!.body).toEqual({ success: false, code: 'EMAIL_TAKEN', message: taken });
  });

  it.each([
    ['userName', '   '],
    ['userName', 'x'.repeat(61)],
    ['email', 'not an address'],
    ['password', 'short'],
    ['password', 'x'.repeat(129)],
    ['password', undefined],
  ])('names a malformed %s', async (path, value) => {
    const { status, body } = await register({ ...someone(), [path]: value });
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: 'MALFORMED_REQUEST', errors: [{ path }] });
  });
});

describe('signing in', () => {
  it('gives a cookie that no script and no other site can use, for an hour', async () => {
    const sam = someone();
    await register(sam);
    const { cookies } = await logIn(sam);
    const anHour = 'Max-Age=3(?:600|59\\d)';
    const whole = new RegExp(`^token=[\\w.-]+; ${anHour}; Path=/; Expires=[^;]+; HttpOnly; SameSite=Lax$`);
    expect(cookies).toEqual([expect.stringMatching(whole)]);
  });

  it('gives a cookie for https alone when the shop is served by https', async () => {
    const safe = await startIdentityApp(postgres().url, { PUBLIC_URL: 'https://shop.test' });
    const sam = someone();
    await register(sam);
    const { cookies } = await answerTo(safe.visitor().post('/api/auth/login').send(sam));
    await safe.close();
    expect(cookies).toEqual([expect.stringMatching(/; Secure/)]);
  });

  it('is refused in the same words, without a cookie, for a wrong password and an unknown e-mail', async () => {
    const sam = someone();
    await register(sam);
    const refusals = [await logIn({ ...sam, password: 'another-password' }), await logIn(someone())];
    for (const refused of refusals) {
      expect(refused.status).toBe(200);
      expect(refused.cookies).toEqual([]);
      expect(refused.body).toEqual({
        success: false,
        code: 'INCORRECT_CREDENTIALS',
        message: 'Incorrect email or password! Please try again',
      });
    }
  });

  it('names a malformed body', async () => {
    const { status, body } = await logIn({ email: 'sam@haberdash.test' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, errors: [{ path: 'password' }] });
  });
});

describe('a session', () => {
  it('tells who is signed in', async () => {
    const { browser, email, userId } = await shop.signedIn();
    const { status, body } = await answerTo(browser.get('/api/auth/check-auth'));
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, user: { id: userId, userName: 'Sam', email, role: 'user' } });
  });

  it('is missing: 401 in the envelope', async () => {
    const { status, body } = await answerTo(shop.visitor().get('/api/auth/check-auth'));
    expect(status).toBe(401);
    expect(body).toEqual({ success: false, code: 'NOT_SIGNED_IN', message: 'Please sign in to go on' });
  });

  it("can't be forged", async () => {
    const claims = claimsIn(await cookieOfSomeone());
    const unsigned = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const forgeries = [
      'rubbish',
      'j:{"sid":1}',
      new JwtService({ secret: 'a secret that someone else made up' }).sign(claims),
      `${unsigned({ alg: 'none', typ: 'JWT' })}.${unsigned(claims)}.`,
    ];
    for (const token of forgeries) expect((await checkAuth(`token=${token}`)).status).toBe(401);
  });

  it('ends when it is not used', async () => {
    const cookie = await cookieOfSomeone();
    await setMinutesLeft(claimsIn(cookie).sid, 0);
    expect((await checkAuth(cookie)).status).toBe(401);
  });

  it('is renewed while used, not on each request', async () => {
    const cookie = await cookieOfSomeone();
    const { sid } = claimsIn(cookie);
    expect((await checkAuth(cookie)).cookies).toEqual([]);
    await setMinutesLeft(sid, 44);
    const { cookies } = await checkAuth(cookie);
    expect(cookies).toEqual([expect.stringMatching(/^token=.+; Max-Age=3(600|59\d);/)]);
    expect(await minutesLeft(sid)).toBeGreaterThan(59);
    expect((await checkAuth(toSend(cookies))).status).toBe(200);
  });

  it('is not renewed by a public answer, which a cache may show to others', async () => {
    const cookie = await cookieOfSomeone();
    await setMinutesLeft(claimsIn(cookie).sid, 44);
    const call = shop.visitor().post('/api/auth/register').set('Cookie', cookie).send(someone());
    expect(await answerTo(call)).toMatchObject({ status: 200, cookies: [] });
    expect(await minutesLeft(claimsIn(cookie).sid)).toBeLessThan(45);
  });

  it('is over for good after signing out, also for who kept its cookie', async () => {
    const cookie = await cookieOfSomeone();
    const { status, body, cookies } = await answerTo(
      shop.visitor().post('/api/auth/logout').set('Cookie', cookie),
    );
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: 'Logged out successfully' });
    expect(cookies).toEqual([expect.stringMatching(/^token=; Path=\/; Expires=Thu, 01 Jan 1970/)]);
    expect((await checkAuth(cookie)).status).toBe(401);
  });

  it('need not be there to sign out', async () => {
    const { status, body } = await answerTo(shop.visitor().post('/api/auth/logout').send({}));
    expect([status, body]).toEqual([200, { success: true, message: 'Logged out successfully' }]);
  });
});
