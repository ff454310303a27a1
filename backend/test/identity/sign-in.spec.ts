import { decode, sign } from 'jsonwebtoken';
import { newId } from '../../src/shared/ids';
import { admin, inDatabase, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

const secret = 'known to this test alone, and long enough';
const shop = testShop({ JWT_SECRET: secret });

const someone = () => ({
  userName: 'Sam',
  email: `${newId()}@haberdash.test`,
  password: 'a-long-password',
});
const register = (body: object) => shop().visitor().post('/api/auth/register', body);
const logIn = (body: object) => shop().visitor().post('/api/auth/login', body);
const checkAuth = (cookie: string) => shop().visitor().ask('/api/auth/check-auth', { headers: { cookie } });
const cookiesIn = ({ headers }: { headers: Headers }) => headers.getSetCookie();
const toSend = (cookies: string[]) => cookies[0]!.split(';')[0]!;

/** A thief could have got hold of this cookie. */
async function cookieOfSomeone(): Promise<string> {
  const sam = someone();
  await register(sam);
  return toSend(cookiesIn(await logIn(sam)));
}
const claimsIn = (cookie: string) => decode(cookie.replace('token=', '')) as { sub: string; sid: string };

async function setMinutesLeft(sessionId: string, minutes: number): Promise<void> {
  const sql = `UPDATE identity.sessions SET expires_at = now() + make_interval(mins => $2) WHERE id = $1`;
  await inDatabase(shop(), sql, [sessionId, minutes]);
}
async function minutesLeft(sessionId: string): Promise<number> {
  const sql = `SELECT extract(epoch FROM expires_at - now()) / 60 AS minutes FROM identity.sessions WHERE id = $1`;
  const [row] = await inDatabase<{ minutes: string }>(shop(), sql, [sessionId]);
  return Number(row!.minutes);
}

describe('registering', () => {
  it("creates an account, whose role the client can't choose", async () => {
    const sam = someone();
    const registered = await register({ ...sam, email: `\u200b ${sam.email.toUpperCase()} `, role: 'admin' });
    expect(registered).toMatchObject({
      status: 200,
      body: { success: true, message: 'Registration successful' },
    });
    expect((await logIn(sam)).body).toEqual({
      success: true,
      message: 'Logged in successfully',
      user: { id: expect.any(String) as string, userName: 'Sam', email: sam.email, role: 'user' },
    });
  });

  it('is refused for one of two concurrent requests with an e-mail, and for all later ones', async () => {
    const sam = someone();
    const rivals = await Promise.all([register(sam), register(sam)]);
    const late = await register(sam);
    expect([...rivals, late].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(rivals.map(({ body }) => (body as { success: boolean }).success).sort()).toEqual([false, true]);
    const message = 'User Already exists with the same email! Please try again';
    expect(late.body).toEqual({ success: false, code: 'EMAIL_TAKEN', message });
  });

  it.each([
    ['userName', '   '],
    ['userName', 'x'.repeat(61)],
    ['email', 'not an address'],
    ['password', 'short'],
    ['password', 'Password1'],
    ['password', 'x'.repeat(129)],
    ['password', undefined],
  ])('reports a malformed %s', async (path, value) => {
    expect(await register({ ...someone(), [path]: value })).toMatchObject({
      status: 400,
      body: { success: false, code: 'MALFORMED_REQUEST', errors: [{ path }] },
    });
  });
});

describe('signing in', () => {
  it("sets a cookie for an hour that scripts and other sites can't use", async () => {
    const sam = someone();
    await register(sam);
    const cookies = cookiesIn(await logIn(sam));
    const anHour = 'Max-Age=3(?:600|59\\d)';
    const whole = new RegExp(`^token=[\\w.-]+; ${anHour}; Path=/; Expires=[^;]+; HttpOnly; SameSite=Lax$`);
    expect(cookies).toEqual([expect.stringMatching(whole), expect.stringMatching(/^device=/)]);
  });

  it('is refused with the same message, without a cookie, for a wrong password and an unknown e-mail', async () => {
    const sam = someone();
    await register(sam);
    const refusals = [await logIn({ ...sam, password: 'another-password' }), await logIn(someone())];
    for (const refused of refusals) {
      expect(refused.status).toBe(200);
      expect(cookiesIn(refused)).toEqual([]);
      expect(refused.body).toEqual({
        success: false,
        code: 'INCORRECT_CREDENTIALS',
        message: 'Incorrect email or password! Please try again',
      });
    }
  });

  it('reports malformed fields', async () => {
    expect(await logIn({ email: 'sam@haberdash.test' })).toMatchObject({
      status: 400,
      body: { success: false, code: 'MALFORMED_REQUEST', errors: [{ path: 'password' }] },
    });
  });
});

describe('a session', () => {
  it('identifies the user', async () => {
    const { client, id } = await shopper(shop(), 'Kim');
    const checked = await client.get('/api/auth/check-auth');
    expect(checked.status).toBe(200);
    expect(checked.body).toEqual({
      success: true,
      user: { id, userName: 'Kim', email: expect.stringContaining('@') as string, role: 'user' },
    });
  });

  it('is required: 401 in the envelope', async () => {
    const checked = await shop().visitor().get('/api/auth/check-auth');
    expect(checked.status).toBe(401);
    expect(checked.body).toEqual({
      success: false,
      code: 'NOT_SIGNED_IN',
      message: 'Please sign in to continue',
    });
  });

  it("can't be forged", async () => {
    const claims = claimsIn(await cookieOfSomeone());
    const unsigned = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const forgeries = [
      'rubbish',
      'j:{"sid":1}',
      sign(claims, 'a secret that someone else made up'),
      `${unsigned({ alg: 'none', typ: 'JWT' })}.${unsigned(claims)}.`,
    ];
    for (const token of forgeries) expect((await checkAuth(`token=${token}`)).status).toBe(401);
  });

  it('ends when it is not used', async () => {
    const cookie = await cookieOfSomeone();
    await setMinutesLeft(claimsIn(cookie).sid, 0);
    expect((await checkAuth(cookie)).status).toBe(401);
  });

  it('is renewed while it is used, not on each request', async () => {
    const cookie = await cookieOfSomeone();
    const { sid } = claimsIn(cookie);
    expect(cookiesIn(await checkAuth(cookie))).toEqual([]);
    await setMinutesLeft(sid, 44);
    const renewed = cookiesIn(await checkAuth(cookie));
    expect(renewed).toEqual([expect.stringMatching(/^token=.+; Max-Age=3(600|59\d);/)]);
    expect(await minutesLeft(sid)).toBeGreaterThan(59);
    expect((await checkAuth(toSend(renewed))).status).toBe(200);
  });

  it('is not renewed by a public response, which may be cached', async () => {
    const cookie = await cookieOfSomeone();
    const { sid } = claimsIn(cookie);
    await setMinutesLeft(sid, 44);
    const listing = await shop().visitor().ask('/api/shop/products/get', { headers: { cookie } });
    expect(listing.status).toBe(200);
    expect(cookiesIn(listing)).toEqual([]);
    expect(await minutesLeft(sid)).toBeLessThan(45);
  });

  it('survives a restart of the server', async () => {
    const cookie = await cookieOfSomeone();
    await shop().restart();
    expect((await checkAuth(cookie)).status).toBe(200);
  });

  it.each<object>([
    { sid: 'no-uuid' },
    { sub: 'no-uuid' },
    { sid: 42 },
    { sid: null },
    { sid: ["' OR true"] },
  ])('is refused for a signed token with invalid contents: %j', async (claims) => {
    const known = { sub: newId(), sid: newId() };
    const token = sign({ ...known, ...claims }, secret);
    expect(await checkAuth(`token=${token}`)).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } });
  });

  it('ends for good after signing out, also for a kept cookie', async () => {
    const cookie = await cookieOfSomeone();
    const signedOut = await shop().visitor().post('/api/auth/logout', {}, { cookie });
    expect(signedOut).toMatchObject({
      status: 200,
      body: { success: true, message: 'Logged out successfully' },
    });
    expect(cookiesIn(signedOut)).toEqual([
      expect.stringMatching(/^token=; Path=\/; Expires=Thu, 01 Jan 1970/),
    ]);
    expect((await checkAuth(cookie)).status).toBe(401);
  });

  it('is not required for signing out', async () => {
    const signedOut = await shop().visitor().post('/api/auth/logout', {});
    expect(signedOut.status).toBe(200);
    expect(signedOut.body).toEqual({ success: true, message: 'Logged out successfully' });
  });
});

it('only admins can make admin calls', async () => {
  const callers = [shop().visitor(), (await shopper(shop())).client, (await admin(shop())).client];
  const responses = await Promise.all(callers.map((caller) => caller.get('/api/admin/products/get')));
  expect(responses).toMatchObject([
    { status: 401, body: { success: false, code: 'NOT_SIGNED_IN' } },
    { status: 403, body: { success: false, code: 'FORBIDDEN' } },
    { status: 200 },
  ]);
});
