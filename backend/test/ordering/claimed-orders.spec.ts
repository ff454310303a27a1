import { type MailServer, startMailServer } from '../support/services/mail-server';
import { aGuest, orderedByGuest, paidByGuest } from '../support/guests/guest-buyer';
import { onSale } from '../support/shop/goods';
import { startHostedServer } from '../support/shop/hosted-server';
import { admin, inDatabase, type Person, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';
import { until } from '../support/until';

const path = '/api/account/guest-orders';

describe('the orders of a guest with the address of an account', () => {
  let mailServer: MailServer;
  const shop = testShop(
    { VISITORS: 'buy' },
    {
      start: async (env) => {
        mailServer = await startMailServer();
        return startHostedServer({ ...env, ...mailServer.settings });
      },
    },
  );
  afterAll(() => mailServer.stop());
  let productId: string;
  beforeAll(async () => {
    productId = await onSale(await admin(shop()), { price: 40, totalStock: 900 });
  });

  const emailOf = async ({ client }: Person): Promise<string> =>
    (await client.get('/api/auth/check-auth')).body.user.email;
  const ask = ({ client }: Person) => client.post(path, {});
  const confirm = ({ client }: Person, code: string) => client.post(`${path}/confirm`, { code });
  const ordersOf = async ({ client, id }: Person): Promise<string[]> =>
    (await client.get(`/api/shop/order/list/${id}`)).body.data.map(({ _id }: { _id: string }) => _id);
  const codesTo = (email: string) =>
    mailServer.mailsTo(email).flatMap(({ text }) => /type this code: \*?(\d{6})/.exec(text)?.[1] ?? []);
  /** Asks for a code and reads the e-mail. */
  const newCode = async (person: Person): Promise<string> => {
    const email = await emailOf(person);
    const known = codesTo(email).length;
    expect((await ask(person)).status).toBe(200);
    await until(async () => codesTo(email).length > known);
    return codesTo(email).at(-1)!;
  };
  const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  /** A shopper, and a guest with the same address who has paid. */
  const samAndGuest = async () => {
    const sam = await shopper(shop());
    const email = await emailOf(sam);
    const { orderId } = await paidByGuest(shop(), productId, aGuest(email));
    return { sam, email, orderId };
  };

  it('join the account once a code shows that its user reads the mailbox', async () => {
    const { sam, email, orderId } = await samAndGuest();
    const other = await paidByGuest(shop(), productId);
    const unpaid = await orderedByGuest(shop(), productId, aGuest(email));
    expect((await sam.client.get(path)).body.data).toEqual({ orders: null });
    const code = await newCode(sam);
    expect(await ordersOf(sam)).toEqual([]);
    expect((await sam.client.get(`/api/shop/order/details/${orderId}`)).status).toBe(404);
    const added = await confirm(sam, code);
    expect(added).toMatchObject({ status: 200, body: { data: { orders: 1 } } });
    expect(await ordersOf(sam)).toEqual([orderId]);
    expect((await sam.client.get(`/api/shop/order/details/${orderId}`)).status).toBe(200);
    for (const id of [other.orderId, unpaid.orderId])
      expect((await sam.client.get(`/api/shop/order/details/${id}`)).status).toBe(404);
  });

  it('are not told of before: with and without them, the response and the e-mail are the same', async () => {
    const [{ sam, email }, kim] = [await samAndGuest(), await shopper(shop())];
    const [known, unknown] = [await ask(sam), await ask(kim)];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect((await sam.client.get(path)).body).toEqual((await kim.client.get(path)).body);
    const kims = await emailOf(kim);
    await until(async () => codesTo(email).length === 1 && codesTo(kims).length === 1);
    const textTo = (mailbox: string) =>
      mailServer
        .mailsTo(mailbox)
        .find(({ text }) => text.includes('type this code'))!
        .text.replace(/\d{6}/, '');
    expect(textTo(email)).toBe(textTo(kims));
  });

  it('join it with one of two codes that are typed in two tabs at once, and a used code is refused', async () => {
    const { sam } = await samAndGuest();
    const code = await newCode(sam);
    const [one, two] = await Promise.all([confirm(sam, code), confirm(sam, code)]);
    expect([one.status, two.status].toSorted()).toEqual([200, 400]);
    expect(await ordersOf(sam)).toHaveLength(1);
    expect(await confirm(sam, code)).toMatchObject({ status: 400, body: { code: 'WRONG_CODE' } });
  });

  it('join it without a code from then on, each once', async () => {
    const { sam, email } = await samAndGuest();
    await confirm(sam, await newCode(sam));
    await paidByGuest(shop(), productId, aGuest(email.toUpperCase()));
    expect((await sam.client.get(path)).body.data).toEqual({ orders: 1 });
    const added = await Promise.all([ask(sam), ask(sam)]);
    expect(added.map(({ body }) => body.data.orders).toSorted()).toEqual([0, 1]);
    expect(await ordersOf(sam)).toHaveLength(2);
    expect((await sam.client.get(path)).body.data).toEqual({ orders: 0 });
  });

  it('stay where they are with a wrong code, a replaced one, an expired one, and after five guesses', async () => {
    const { sam, email } = await samAndGuest();
    const refused = { status: 400, body: { code: 'WRONG_CODE', success: false } };
    expect(await confirm(sam, '123456')).toMatchObject(refused);
    const replaced = await newCode(sam);
    const code = await newCode(sam);
    if (replaced !== code) expect(await confirm(sam, replaced)).toMatchObject(refused);
    await inDatabase(
      shop(),
      `UPDATE identity.email_changes SET requested_at = now() - interval '15 minutes' WHERE new_email = $1`,
      [email],
    );
    expect(await confirm(sam, code)).toMatchObject(refused);
    const last = await newCode(sam);
    for (let guess = 0; guess < 5; guess += 1)
      expect(await confirm(sam, otherThan(last))).toMatchObject(refused);
    expect(await confirm(sam, last)).toMatchObject(refused);
    expect(await ordersOf(sam)).toEqual([]);
  });

  it("stay where they are with somebody else's code, and with the code for another address", async () => {
    const { sam, email } = await samAndGuest();
    const mallory = await shopper(shop());
    expect((await confirm(mallory, await newCode(sam))).status).toBe(400);
    const move = { newEmail: email, password: 'a-long-password' };
    expect((await mallory.client.post('/api/account/email', move)).status).toBe(409);
    expect(await ordersOf(mallory)).toEqual([]);
    const proof = await newCode(mallory);
    const moved = await mallory.client.post('/api/account/email/confirm', { code: proof });
    expect(moved.status).toBe(409);
  });

  it('join it with a code that was sent before the user asked to change the address, which still changes', async () => {
    const { sam, orderId } = await samAndGuest();
    const code = await newCode(sam);
    const newEmail = `moved-${sam.id}@haberdash.test`;
    const asked = await sam.client.post('/api/account/email', { newEmail, password: 'a-long-password' });
    expect(asked.status).toBe(200);
    const codesToMove = () =>
      mailServer.mailsTo(newEmail).flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? []);
    await until(async () => codesToMove().length > 0);
    expect(await confirm(sam, code)).toMatchObject({ status: 200, body: { data: { orders: 1 } } });
    expect(await ordersOf(sam)).toEqual([orderId]);
    const moved = await sam.client.post('/api/account/email/confirm', { code: codesToMove()[0] });
    expect(moved.status).toBe(200);
  });

  it('are asked for five times an hour, and of the code only a hash is stored', async () => {
    const sam = await shopper(shop());
    const code = await newCode(sam);
    const [stored] = await inDatabase<{ row: string }>(
      shop(),
      'SELECT c::text AS row FROM identity.email_changes c WHERE user_id = $1',
      [sam.id],
    );
    expect(stored!.row).not.toContain(code);
    for (let time = 1; time < 5; time += 1) expect((await ask(sam)).status).toBe(200);
    expect(await ask(sam)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
  });

  it('join an account without a code whose address a mailed link has proved', async () => {
    const { sam, email, orderId } = await samAndGuest();
    await shop().visitor().post('/api/auth/forgot-password', { email });
    const tokens = () =>
      mailServer
        .mailsTo(email)
        .flatMap(({ text }) => /reset-password#?[^\s]*?([\w-]{43})/.exec(text)?.[1] ?? []);
    await until(async () => tokens().length === 1);
    const newPassword = 'thimble-and-thread';
    const set = await shop().visitor().post('/api/auth/reset-password', { token: tokens()[0], newPassword });
    expect(set.status).toBe(200);
    const client = shop().visitor();
    await client.post('/api/auth/login', { email, password: newPassword });
    const back = { id: sam.id, client };
    expect((await client.get(path)).body.data).toEqual({ orders: 1 });
    expect((await ask(back)).body.data).toEqual({ orders: 1 });
    expect(await ordersOf(back)).toEqual([orderId]);
  });

  it('are of no account of the staff', async () => {
    const seller = await admin(shop());
    expect((await ask(seller)).status).toBe(403);
    expect((await confirm(seller, '123456')).status).toBe(403);
  });
});
