import { newId } from '../../src/shared/ids';
import { inDatabase } from '../support/shop/people';
import type { ShopResponse } from '../support/shop/shop-client';
import { testShop } from '../support/shop/test-shop';

// The callers of these tests say through a proxy where they come from.
const shop = testShop({
  TRUST_PROXY: '1',
  LOGIN_FAILURES_PER_ACCOUNT: '4',
  LOGIN_FAILURES_PER_ADDRESS: '6',
  REGISTRATIONS_PER_ADDRESS: '10',
});

let lastAddress = 0;
const anAddress = () => `203.0.113.${++lastAddress}`;
const anEmail = () => `${newId()}@haberdash.test`;
const password = 'a-long-password';

const ask = (call: 'login' | 'register', body: object, from: string) =>
  shop().visitor().post(`/api/auth/${call}`, body, { 'x-forwarded-for': from });
const logIn = (email: string, given: string, from: string) => ask('login', { email, password: given }, from);
const register = (email: string, from: string) => ask('register', { userName: 'Sam', email, password }, from);

async function anAccount(): Promise<string> {
  const email = anEmail();
  await register(email, anAddress());
  return email;
}

async function failTimes(times: number, fail: () => Promise<ShopResponse>): Promise<void> {
  for (let time = 0; time < times; time++) {
    const { status, body } = await fail();
    expect([status, body.success]).toEqual([200, false]);
  }
}

function expectWait({ status, headers, body }: ShopResponse, seconds: number): void {
  expect(status).toBe(429);
  const wait = Number(headers.get('retry-after'));
  // Each time it doubles: less than half of it is another.
  expect(wait).toBeGreaterThan(seconds / 2);
  expect(wait).toBeLessThanOrEqual(seconds);
  expect(body).toEqual({
    success: false,
    code: 'TOO_MANY_ATTEMPTS',
    message: expect.stringMatching(/^Too many attempts\. Please wait \d+ (seconds?|minutes?) and try again$/),
  });
}

const endWaits = () =>
  inDatabase(shop(), `UPDATE identity.login_attempts SET expire = 0 WHERE key NOT LIKE '%-waits:%'`);

describe('guessing passwords', () => {
  it('is throttled after too many failures at one account, also with the correct password, longer each time', async () => {
    const email = await anAccount();
    await failTimes(4, () => logIn(email, 'a guess', anAddress()));
    expectWait(await logIn(email, 'a guess', anAddress()), 30);
    expectWait(await logIn(email, password, anAddress()), 30);
    await endWaits();
    await failTimes(4, () => logIn(email, 'a guess', anAddress()));
    expectWait(await logIn(email, 'a guess', anAddress()), 60);
    await endWaits();
    expect((await logIn(email, password, anAddress())).body.success).toBe(true);
  });

  it('by strangers locks no browser that the user has signed in with, only all others', async () => {
    const email = await anAccount();
    const own = shop().visitor();
    const logInOn = (device: typeof own, given = password, address = email) =>
      device.post('/api/auth/login', { email: address, password: given }, { 'x-forwarded-for': anAddress() });
    expect((await logInOn(own)).body.success).toBe(true);
    const stranger = shop().visitor();
    const emailOfStranger = await anAccount();
    expect((await logInOn(stranger, password, emailOfStranger)).body.success).toBe(true);

    await failTimes(4, () => logInOn(stranger, 'a guess'));
    expectWait(await logInOn(stranger, 'a guess'), 30);
    expectWait(await logInOn(stranger), 30);
    expectWait(await logInOn(shop().visitor()), 30);
    expect((await logInOn(own)).body.success).toBe(true);

    await failTimes(4, () => logInOn(own, 'a guess'));
    expectWait(await logInOn(own, 'a guess'), 30);
    expectWait(await logInOn(own), 30);
  });

  it('gets the same response for an unknown e-mail while throttled', async () => {
    const responses: object[][] = [];
    for (const email of [await anAccount(), anEmail()]) {
      await failTimes(4, () => logIn(email, 'a guess', anAddress()));
      const waiting = [await logIn(email, 'a guess', anAddress()), await logIn(email, password, anAddress())];
      responses.push(waiting.map(({ status, body }) => ({ status, body: body as object })));
    }
    const [known, unknown] = responses;
    expect(unknown).toEqual(known);
  });

  it('is throttled after too many failures from one address, and other addresses are not', async () => {
    const [email, address] = [await anAccount(), anAddress()];
    await failTimes(6, () => logIn(anEmail(), 'a guess', address));
    expectWait(await logIn(anEmail(), 'a guess', address), 30);
    expectWait(await logIn(email, password, address), 30);
    expect((await logIn(email, password, anAddress())).body.success).toBe(true);
  });

  it('is throttled after a restart, too', async () => {
    const [email, address] = [anEmail(), anAddress()];
    await failTimes(4, () => logIn(email, 'a guess', address));
    expectWait(await logIn(email, 'a guess', address), 30);
    await shop().restart();
    expectWait(await logIn(email, 'a guess', address), 30);
  });

  it('gets no more attempts when they are concurrent', async () => {
    const email = await anAccount();
    const guesses = Array.from({ length: 20 }, () => logIn(email, 'a guess', anAddress()));
    const answered = (await Promise.all(guesses)).filter(({ status }) => status === 200);
    expect(answered).toHaveLength(4);
  });

  it('is throttled after too many tests of taken e-mails', async () => {
    const [email, address] = [await anAccount(), anAddress()];
    await failTimes(6, () => register(email, address));
    expectWait(await register(email, address), 30);
    expectWait(await register(anEmail(), address), 30);
  });
});

it('a household can register and sign in repeatedly', async () => {
  const address = anAddress();
  for (let time = 0; time < 8; time++) {
    const email = anEmail();
    expect((await register(email, address)).body.success).toBe(true);
    expect((await logIn(email, password, address)).body.success).toBe(true);
  }
});

it('failures count for an e-mail of any length and characters', async () => {
  const email = `${'ü'.repeat(10)}${'x'.repeat(200)}'";--@${'a'.repeat(20)}.test`;
  expect([200, 400]).toContain((await logIn(email, password, anAddress())).status);
  const long = `${'x'.repeat(60)}@${`${'a'.repeat(60)}.`.repeat(3)}test`;
  expect((await logIn(long, password, anAddress())).status).toBe(200);
});

describe('registering many accounts', () => {
  it('is throttled after too many from one address, and other addresses are not', async () => {
    const address = anAddress();
    for (let time = 0; time < 10; time++) {
      expect((await register(anEmail(), address)).body).toMatchObject({ success: true });
    }
    expectWait(await register(anEmail(), address), 3_600);
    expect((await register(anEmail(), anAddress())).body).toMatchObject({ success: true });
  });
});
