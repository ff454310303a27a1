import { aGuest, buyerIdOf, openByLink } from '../support/guests/guest-buyer';
import { guests } from '../support/guests/guests';
import { inCart, onSale, withAddress } from '../support/shop/goods';
import { inDatabase, shopper } from '../support/shop/people';
import { until } from '../support/until';

describe('"Where is my order?"', () => {
  const { shop, seller, mails, paid } = guests({ TRUST_PROXY: '1' });

  let addresses = 0;
  const find = (number: unknown, email: unknown, from = `203.0.113.${++addresses}`) =>
    shop().visitor().post('/api/shop/order/find', { number, email }, { 'x-forwarded-for': from });
  const numberOf = async (orderId: string) => {
    const rows = await inDatabase<{ number: string }>(
      shop(),
      'SELECT number FROM ordering.orders WHERE id = $1',
      [orderId],
    );
    return `HB-${rows[0]!.number}`;
  };
  const linkMails = (email: string) =>
    mails()
      .mailsTo(email)
      .filter(({ subject }) => /link/.test(subject));
  const ended = () =>
    until(async () => {
      const waiting = await inDatabase(
        shop(),
        `SELECT task_identifier FROM graphile_worker.jobs WHERE task_identifier IN ('ordering:find-order', 'mailing:order-link-requested')`,
      );
      return waiting.length === 0;
    });
  const opened = async (token: string) => (await openByLink(shop(), token)).body.data._id;

  it('sends a new link to the guest whose order it is, however the number is typed', async () => {
    const { orderId, orderLink, guest } = await paid();
    const number = await numberOf(orderId);
    expect(await find(` ${number.toLowerCase().replace('-', ' ')}`, guest.email.toUpperCase())).toMatchObject(
      {
        status: 200,
        body: { success: true },
      },
    );
    await until(async () => linkMails(guest.email).length === 1);
    const [mail] = linkMails(guest.email);
    expect(mail!.subject).toBe(`Your link to order ${number}`);
    const token = /\/shop\/order#([\w-]{43})/.exec(mail!.text)![1]!;
    expect(token).not.toBe(orderLink);
    expect([await opened(token), await opened(orderLink)]).toEqual([orderId, orderId]);
    await find(number, guest.email);
    await until(async () => linkMails(guest.email).length === 2);
  });

  it('has the same response for everything else, and sends nothing', async () => {
    const [{ orderId, guest }, other] = [await paid(), aGuest()];
    const number = await numberOf(orderId);
    const fitting = await find(number, guest.email);
    for (const response of [
      await find(number, other.email),
      await find('HB-999999', guest.email),
      await find('HB-999999999999999', other.email),
    ])
      expect([response.status, response.body]).toEqual([200, fitting.body]);
    await until(async () => linkMails(guest.email).length === 1);
    await ended();
    expect([linkMails(guest.email).length, mails().mailsTo(other.email)]).toEqual([1, []]);
  });

  it('leads the shopper of an account to the account, without a link', async () => {
    const sam = await shopper(shop());
    const { email } = (await sam.client.get('/api/auth/check-auth')).body.user;
    await inCart(sam, await onSale(seller()));
    const addressInfo = { addressId: await withAddress(sam) };
    const { orderId } = (await sam.client.post('/api/shop/order/create', { addressInfo })).body;
    const number = await numberOf(orderId);
    expect((await find(number, email)).status).toBe(200);
    await until(async () => linkMails(email).length === 1);
    const [mail] = linkMails(email);
    expect(mail!.text).toContain(`/shop/account/orders/${number}`);
    expect(mail!.text).toContain('sign in to see it');
    expect(mail!.text).not.toContain('/shop/order#');
  });

  it('serves a guest who is blocked, too: the order is still theirs', async () => {
    const { orderId, guest } = await paid();
    const buyerId = await buyerIdOf(shop(), orderId);
    await seller().client.put(`/api/admin/customers/block/${buyerId}`, { reason: 'fraud' });
    expect((await find(await numberOf(orderId), guest.email)).status).toBe(200);
    await until(async () => linkMails(guest.email).length === 1);
  });

  it('is asked five times an hour for an order, whether or not there is one, and by a guess for no other', async () => {
    const { orderId, guest } = await paid();
    for (const [number, email] of [
      [await numberOf(orderId), guest.email],
      ['HB-1', 'nobody@mail.test'],
    ]) {
      for (let asked = 0; asked < 5; asked += 1) expect((await find(number, email)).status).toBe(200);
      expect(await find(number, email)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
      expect((await find('HB-2', email)).status).toBe(200);
    }
  });

  it('is asked from an address 60 times an hour', async () => {
    const from = '198.51.100.9';
    const asked = await Promise.all(
      Array.from({ length: 60 }, (_, n) => find('HB-1', `n${n}@mail.test`, from)),
    );
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await find('HB-1', 'one-more@mail.test', from)).status).toBe(429);
    expect((await find('HB-1', 'one-more@mail.test')).status).toBe(200);
  });

  it.each([
    [undefined, 'gil@mail.test', 'number'],
    ['', 'gil@mail.test', 'number'],
    ['the blue one', 'gil@mail.test', 'number'],
    [10001, 'gil@mail.test', 'number'],
    [`HB-${'1'.repeat(60)}`, 'gil@mail.test', 'number'],
    ['HB-10001', undefined, 'email'],
    ['HB-10001', 'gil', 'email'],
    ['HB-10001', ['gil@mail.test'], 'email'],
  ])('is refused with the number %j and the address %j', async (number, email, path) => {
    expect(await find(number, email)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  it('keeps no token: not in the letter, and not in the queue', async () => {
    const { orderId, guest } = await paid();
    await find(await numberOf(orderId), guest.email);
    await until(async () => linkMails(guest.email).length === 1);
    const token = /\/shop\/order#([\w-]{43})/.exec(linkMails(guest.email)[0]!.text)![1]!;
    const kept = await inDatabase<{ row: string }>(
      shop(),
      `SELECT m::text AS row FROM mailing.mails m UNION ALL SELECT l::text FROM ordering.order_links l
        UNION ALL SELECT j.payload::text FROM graphile_worker._private_jobs j`,
    );
    expect(kept.filter(({ row }) => row.includes(token))).toEqual([]);
    const [mail] = await inDatabase(
      shop(),
      `SELECT subject, letter, order_id FROM mailing.mails WHERE kind = 'order-link' AND recipient = $1`,
      [guest.email],
    );
    expect(mail).toEqual({ subject: null, letter: null, order_id: orderId });
  });
});
