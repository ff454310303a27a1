import { newId } from '../../src/shared/ids';
import { type MailServer, startMailServer } from '../support/services/mail-server';
import { checkouts, tokenOf } from '../support/shop/checkouts';
import { inCart, onSale } from '../support/shop/goods';
import { startHostedServer } from '../support/shop/hosted-server';
import { inDatabase } from '../support/shop/people';
import { until } from '../support/until';

interface Statement {
  _id: string;
  name: string;
  email: string;
  orderNumber: string;
  text?: string;
}

let senders = 0;
/** Each sender has an address of their own, as far as nothing else is said. */
const newSender = () => `10.1.${Math.floor((senders += 1) / 250)}.${(senders % 250) + 1}`;

const statement = (given: Partial<Statement> = {}): Statement => ({
  _id: newId(),
  name: 'Sam Shopper',
  email: 'sam@mail.test',
  orderNumber: 'HB-999999',
  ...given,
});

describe('a withdrawal from the contract', () => {
  let mailServer: MailServer;
  const { shop, seller, sam, order, payPal, capture, orderOf } = checkouts(
    { TRUST_PROXY: '1', SHOP_TIME_ZONE: 'Europe/Lisbon' },
    {
      start: async (env) => {
        mailServer = await startMailServer();
        return startHostedServer({ ...env, ...mailServer.settings });
      },
    },
  );
  afterAll(() => mailServer.stop());

  const declare = (given: object, from = newSender()) =>
    shop().visitor().post('/api/shop/withdrawals', given, { 'x-forwarded-for': from });
  const emailOfSam = async () => (await sam().client.get('/api/auth/check-auth')).body.user.email as string;
  const aPaidOrder = async () => {
    await inCart(sam(), await onSale(seller()));
    const placed = await order();
    await payPal().decide(tokenOf(placed), 'approve');
    await capture(placed);
    return (await orderOf(placed)) as { _id: string; orderNumber: string };
  };
  const listed = async (query = '') => (await seller().client.get(`/api/admin/withdrawals/get${query}`)).body;
  const checked = async (id: string) => {
    const find = async () =>
      (await listed('?sort=newest')).data.find(({ _id, isChecked }: never) => _id === id && isChecked);
    await until(async () => (await find()) !== undefined);
    return find();
  };
  const recorded = (id: string) =>
    inDatabase(shop(), 'SELECT name, email, order_number, text FROM ordering.withdrawals WHERE id = $1', [
      id,
    ]);
  const mailsTo = async (email: string) => {
    await until(async () => mailServer.mailsTo(email).length > 0);
    return mailServer.mailsTo(email);
  };

  it('gets a receipt with its content, date and time, on the page and by e-mail', async () => {
    const given = statement({ email: ' Sam.Receipt@Mail.test', text: 'All of it.\nThank you' });
    const { status, headers, body } = await declare(given);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body.data).toEqual({
      ...given,
      email: 'sam.receipt@mail.test',
      receivedDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      receivedClock: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      timeZone: 'Europe/Lisbon',
    });
    const [receipt] = await mailsTo('sam.receipt@mail.test');
    expect(receipt!.subject).toMatch(/We received your withdrawal on .* \d\d:\d\d:\d\d/);
    const clock = (body.data.receivedClock as string).split(' ')[1]!;
    for (const part of [clock, given.name, given.orderNumber, 'All of it.', 'Thank you'])
      expect(receipt!.text).toContain(part);
  });

  it('is answered alike whether or not there is such an order', async () => {
    const { orderNumber } = await aPaidOrder();
    const answers = [];
    for (const given of [
      { orderNumber, email: await emailOfSam() },
      { orderNumber, email: 'stranger@mail.test' },
      { orderNumber: 'HB-888888' },
      { orderNumber: 'the blue one' },
    ]) {
      const sent = statement(given);
      const { status, headers, body } = await declare(sent);
      const { receivedDate: _, receivedClock: __, ...rest } = body.data;
      answers.push({ status, names: [...headers.keys()].sort(), keys: Object.keys(body.data) });
      expect(rest).toEqual({ ...sent, text: '', timeZone: 'Europe/Lisbon' });
      expect(body).toEqual({ success: true, data: body.data });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('is found by the admin, with its order, its days, and a notice on the order', async () => {
    const { _id: orderId, orderNumber } = await aPaidOrder();
    const given = statement({ orderNumber: orderNumber.toLowerCase(), email: await emailOfSam() });
    await declare(given);
    const found = await checked(given._id);
    expect(found).toMatchObject({
      orderNumber: given.orderNumber,
      order: { orderId, orderNumber },
      orderOfOther: null,
      isAssigned: false,
      doneDate: null,
      period: { basis: 'not-delivered', lastDay: null, isInTime: true },
      moneyDaysLeft: 14,
    });
    const ofOrder = await listed(`?orderId=${orderId}`);
    expect(ofOrder.data.map(({ _id }: Statement) => _id)).toEqual([given._id]);
    const { data } = (await seller().client.get(`/api/admin/orders/details/${orderId}`)).body;
    expect(data.withdrawals).toEqual([{ _id: given._id, receivedDate: found.receivedDate, isDone: false }]);
  });

  it('with the number of an order and another address tells its owner, and belongs to nobody yet', async () => {
    const { orderNumber } = await aPaidOrder();
    const owner = await emailOfSam();
    const given = statement({ orderNumber, email: 'other@mail.test', text: 'Visit evil.test' });
    await declare(given);
    expect(await checked(given._id)).toMatchObject({ order: null, orderOfOther: { orderNumber } });
    await until(async () =>
      mailServer
        .mailsTo(owner)
        .some(({ subject }) => subject === `A withdrawal names your order ${orderNumber}`),
    );
    for (const { text } of mailServer.mailsTo(owner)) expect(text).not.toContain('evil.test');
    expect((await mailsTo('other@mail.test'))[0]!.text).toContain('evil.test');
  });

  it('is one, however often it is sent; other words under its id are refused', async () => {
    const given = statement({ email: 'again@mail.test' });
    const [first, again] = [await declare(given), await declare(given)];
    expect([again.status, again.body]).toEqual([200, first.body]);
    const other = await declare({ ...given, name: 'Ada' });
    expect(other).toMatchObject({ status: 409, body: { code: 'WITHDRAWAL_ID_TAKEN' } });
    expect(await recorded(given._id)).toEqual([
      { name: given.name, email: given.email, order_number: given.orderNumber, text: '' },
    ]);
    await mailsTo(given.email);
    expect(mailServer.mailsTo(given.email)).toHaveLength(1);
  });

  it.each([
    ['name', ' '],
    ['name', 'x'.repeat(101)],
    ['name', 'Sam\nShopper'],
    ['email', 'nobody'],
    ['orderNumber', ''],
    ['orderNumber', 'x'.repeat(41)],
    ['text', 'x'.repeat(2_001)],
    ['_id', 'one'],
  ])('is refused without a usable %s: %j', async (field, wrong) => {
    const given = { ...statement(), [field]: wrong };
    expect(await declare(given)).toMatchObject({ status: 400, body: { errors: [{ path: field }] } });
    expect(await declare({ ...given, [field]: undefined })).toMatchObject({
      status: field === 'text' ? 200 : 400,
    });
  });

  it('is accepted twenty times an hour from an address, with known and unknown numbers', async () => {
    const from = newSender();
    const { orderNumber } = await aPaidOrder();
    for (let sent = 0; sent < 20; sent += 1) {
      const given = sent % 2 === 0 ? { orderNumber } : {};
      expect((await declare(statement({ email: `${sent}@mail.test`, ...given }), from)).status).toBe(200);
    }
    const refused = await declare(statement(), from);
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await declare(statement())).status).toBe(200);
  });

  it('fills no mailbox: so many receipts an hour go to one address, and each is recorded', async () => {
    const sent = Array.from({ length: 12 }, () => statement({ email: 'victim@mail.test' }));
    for (const given of sent) expect((await declare(given)).status).toBe(200);
    const written = () =>
      inDatabase<{ status: string }>(
        shop(),
        `SELECT status FROM mailing.mails WHERE recipient = 'victim@mail.test'`,
      );
    await until(async () => (await written()).length === 12);
    expect((await written()).filter(({ status }) => status === 'obsolete')).toHaveLength(2);
    for (const { _id } of sent) expect(await recorded(_id)).toHaveLength(1);
  });

  it('is assigned to an order and dealt with by an admin; nobody else sees it', async () => {
    const { _id: orderId, orderNumber } = await aPaidOrder();
    const given = statement({ orderNumber: 'the blue one' });
    await declare(given);
    expect(await checked(given._id)).toMatchObject({ order: null, orderOfOther: null, period: null });
    const put = (what: string, body: object, by = seller()) =>
      by.client.put(`/api/admin/withdrawals/${given._id}/${what}`, body);
    expect((await put('order', { orderNumber }, sam())).status).toBe(403);
    expect(await put('order', { orderNumber: 'HB-777777' })).toMatchObject({
      status: 400,
      body: { code: 'NO_SUCH_ORDER_NUMBER', errors: [{ path: 'orderNumber' }] },
    });
    expect((await put('order', { orderNumber })).status).toBe(200);
    expect((await put('done', { done: true })).status).toBe(200);
    expect(await checked(given._id)).toMatchObject({
      order: { orderId },
      isAssigned: true,
      doneDate: expect.any(String),
    });
    expect((await sam().client.get('/api/admin/withdrawals/get')).status).toBe(403);
  });

  it('is listed by state, order and words, what is due first first, and in pages', async () => {
    const given = statement({ name: 'Wilhelmina Findable' });
    await declare(given);
    await checked(given._id);
    const found = async (query: string) =>
      (await listed(`?q=findable${query}`)).data.map(({ _id }: Statement) => _id);
    expect(await found('')).toEqual([given._id]);
    expect(await found('&state=open&order=none')).toEqual([given._id]);
    expect(await found('&order=found')).toEqual([]);
    expect(await found('&state=done')).toEqual([]);
    expect(await found('&late=true')).toEqual([]);
    await inDatabase(
      shop(),
      `UPDATE ordering.withdrawal_cases SET received_at = now() - interval '16 days' WHERE withdrawal_id = $1`,
      [given._id],
    );
    expect(await found('&late=true')).toEqual([given._id]);
    const page = await listed('?limit=1');
    expect(page).toMatchObject({ data: [{ _id: given._id }], meta: { nextCursor: expect.any(String) } });
  });
});
