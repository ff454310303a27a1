import { checkouts, tokenOf } from '../support/shop/checkouts';
import { inCart, onSale } from '../support/shop/goods';
import { inDatabase } from '../support/shop/people';
import { startHostedServer } from '../support/shop/hosted-server';
import { type MailServer, startMailServer } from '../support/services/mail-server';
import { newId } from '../../src/shared/ids';
import { until } from '../support/until';

describe('e-mails of the shop', () => {
  let catcher: MailServer;
  const { shop, seller, sam, order, capture, payPal, runJobsNow } = checkouts(
    {},
    {
      start: async (env) => {
        catcher = await startMailServer();
        return startHostedServer({ ...env, ...catcher.settings });
      },
    },
  );
  afterAll(() => catcher.stop());
  beforeEach(() => catcher.mails.splice(0));

  const ordered = async () => {
    const product = await onSale(seller(), { price: 40, title: 'Linen shirt' });
    await inCart(sam(), product);
    return order();
  };
  const bought = async () => {
    const placed = await ordered();
    await payPal().decide(tokenOf(placed), 'approve');
    await capture(placed);
    return placed.body.orderId as string;
  };
  const hasJob = async (name: string) => {
    const jobs = 'SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = $1';
    return (await inDatabase(shop(), jobs, [name])).length > 0;
  };
  const makeDue = (name: string) => {
    const due = 'ARRAY(SELECT id FROM graphile_worker.jobs WHERE task_identifier = $1)';
    return inDatabase(shop(), `SELECT graphile_worker.reschedule_jobs(${due}, run_at => now())`, [name]);
  };
  const listed = async (query: string) => (await seller().client.get(`/api/admin/mails?${query}`)).body.data;
  const ownAddress = async () => (await sam().client.get('/api/auth/check-auth')).body.user.email as string;
  const arrived = (recipient: string, count = 1) =>
    until(async () => catcher.mailsTo(recipient).length >= count);

  it('confirm an order to its shopper and announce it to the owner, once each', async () => {
    const orderId = await bought();
    const shopper = await ownAddress();
    await arrived(shopper);
    await arrived('owner@haberdash.test');
    const { orderNumber } = (await sam().client.get(`/api/shop/order/details/${orderId}`)).body.data;
    expect(catcher.mailsTo(shopper)).toMatchObject([
      { subject: `Your order ${orderNumber} is confirmed`, text: expect.stringContaining('1 × Linen shirt') },
    ]);
    expect(catcher.mailsTo('owner@haberdash.test')).toMatchObject([
      { subject: `New order ${orderNumber}: $40.00` },
    ]);
    await until(async () => (await listed(`order=${orderId}&status=sent`)).length === 2);
    expect(await listed(`order=${orderId}&kind=order-confirmed`)).toMatchObject([
      { kind: 'order-confirmed', recipient: shopper, status: 'sent', attempts: 1, reason: null },
    ]);
  });

  it('welcome who registers, once', async () => {
    const email = `${newId()}@mail.test`;
    const register = () =>
      shop().visitor().post('/api/auth/register', { userName: 'Kim', email, password: 'a-long-password' });
    expect((await register()).body.success).toBe(true);
    expect((await register()).body.success).toBe(false);
    await until(async () => (await listed(`q=${email}&status=sent`)).length === 1);
    expect(catcher.mailsTo(email)).toMatchObject([{ subject: 'Welcome to Haberdash' }]);
  });

  it('tell a shopper of each parcel when it is sent and when it is delivered, once each', async () => {
    const orderId = await bought();
    const shopper = await ownAddress();
    await arrived(shopper);
    const packed = await seller().client.post(`/api/admin/orders/${orderId}/parcels`, {});
    const { parcelId } = packed.body.data;
    const tracking = { carrier: 'UPS', trackingNumber: '1Z999' };
    await seller().client.put(`/api/admin/parcels/${parcelId}`, tracking);
    for (const status of ['sent', 'sent', 'delivered', 'delivered'])
      await seller().client.post(`/api/admin/parcels/${parcelId}/${status}`, {});
    await arrived(shopper, 3);
    const { orderNumber } = (await sam().client.get(`/api/shop/order/details/${orderId}`)).body.data;
    const subjects = catcher.mailsTo(shopper).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual([
      `Your order ${orderNumber} has been delivered`,
      `Your order ${orderNumber} is confirmed`,
      `Your order ${orderNumber} is on its way`,
    ]);
    const sent = catcher.mailsTo(shopper).find(({ subject }) => subject.endsWith('on its way'))!;
    expect(sent.text).toContain('https://www.ups.com/track?tracknum=1Z999');
    await until(async () => (await listed('status=waiting')).length === 0);
    expect(catcher.mailsTo(shopper)).toHaveLength(3);
  });

  it('tell a shopper the tracking number that came after the parcel was sent, once', async () => {
    const orderId = await bought();
    const shopper = await ownAddress();
    const { body } = await seller().client.post(`/api/admin/orders/${orderId}/parcels`, { sent: true });
    await arrived(shopper, 2);
    for (const trackingNumber of [null, '1Z999', '1Z999', null, '1Z998'])
      await seller().client.put(`/api/admin/parcels/${body.data.parcelId}`, {
        carrier: 'UPS',
        trackingNumber,
      });
    await arrived(shopper, 3);
    const { orderNumber } = (await sam().client.get(`/api/shop/order/details/${orderId}`)).body.data;
    const told = catcher.mailsTo(shopper).filter(({ subject }) => subject.startsWith('The tracking number'));
    expect(told).toMatchObject([{ subject: `The tracking number of your parcel, order ${orderNumber}` }]);
    expect(told[0]!.text).toContain('https://www.ups.com/track?tracknum=1Z99');
    await until(async () => (await listed('status=waiting')).length === 0);
    expect(catcher.mailsTo(shopper)).toHaveLength(3);
  });

  it('count the parcels of an order once all of its pieces are packed', async () => {
    const product = await onSale(seller(), { price: 40, title: 'Linen shirt' });
    await inCart(sam(), product, 3);
    const placed = await order();
    await payPal().decide(tokenOf(placed), 'approve');
    await capture(placed);
    const { orderId } = placed.body;
    const { cartItems, orderNumber } = (await sam().client.get(`/api/shop/order/details/${orderId}`)).body
      .data;
    const shopper = await ownAddress();
    const send = async (quantity: number) => {
      const pieces = [{ variantId: cartItems[0].variantId, quantity }];
      await seller().client.post(`/api/admin/orders/${orderId}/parcels`, { pieces, sent: true });
    };
    await send(1);
    // An e-mail says what is known when it is written.
    await arrived(shopper, 2);
    await send(2);
    await arrived(shopper, 3);
    expect(catcher.mailsTo(shopper).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        `Parcel 1 of order ${orderNumber} is on its way`,
        `Parcel 2 of 2 of order ${orderNumber} is on its way`,
      ]),
    );
  });

  it('tell a shopper that the payment goes back', async () => {
    const orderId = await bought();
    await seller().client.put(`/api/admin/orders/update/${orderId}`, { orderStatus: 'rejected' });
    const { orderNumber } = (await sam().client.get(`/api/shop/order/details/${orderId}`)).body.data;
    const shopper = await ownAddress();
    const told = async () =>
      catcher
        .mailsTo(shopper)
        .map(({ subject }) => subject)
        .sort();
    await until(async () => (await told()).length === 3);
    expect(await told()).toEqual([
      `Your order ${orderNumber} is cancelled`,
      `Your order ${orderNumber} is confirmed`,
      `Your refund for order ${orderNumber}`,
    ]);
    const [refund, cancelled] = ['refunded', 'cancelled'].map((kind) =>
      catcher.mailsTo(shopper).find(({ messageId }) => messageId.includes(kind))!,
    );
    expect(refund!.text).toContain('your payment of $40.00 for order');
    expect(cancelled!.text).toContain('Your payment of $40.00 goes back');
  });

  it('tell a shopper once that an order is cancelled', async () => {
    const placed = await ordered();
    const cancel = () => sam().client.post(`/api/shop/order/cancel/${placed.body.orderId}`, {});
    await cancel();
    await cancel();
    const shopper = await ownAddress();
    await arrived(shopper);
    expect(catcher.mailsTo(shopper)).toMatchObject([
      { text: expect.stringContaining('You cancelled your order') },
    ]);
  });

  it('lead to the payment of an order that is declined, or left unpaid, once', async () => {
    const placed = await ordered();
    const { orderId } = placed.body;
    await payPal().decide(tokenOf(placed), 'decline');
    await capture(placed);
    const shopper = await ownAddress();
    expect(await listed(`order=${orderId}`)).toEqual([]);
    for (let tries = 0; tries < 2; tries += 1) {
      await sam().client.post(`/api/shop/order/pay/${orderId}`, {});
      await makeDue('ordering:remind-of-payment');
      await until(async () => !(await hasJob('ordering:remind-of-payment')));
    }
    await arrived(shopper);
    await until(async () => (await listed(`order=${orderId}`)).length === 1);
    expect(catcher.mailsTo(shopper)).toMatchObject([
      { text: expect.stringMatching(/\/shop\/account\/orders\/HB-\d+/) },
    ]);
  });

  it('do not ask for the payment of an order that is paid', async () => {
    const orderId = await bought();
    expect(await hasJob('ordering:remind-of-payment')).toBe(false);
    expect(await listed(`order=${orderId}&kind=payment-failed`)).toEqual([]);
  });

  it('tell once that a part of the payment goes back, for each cancellation', async () => {
    const product = await onSale(seller(), { price: 40, title: 'Linen shirt' });
    await inCart(sam(), product, 3);
    const placed = await order();
    await payPal().decide(tokenOf(placed), 'approve');
    await capture(placed);
    const { orderId } = placed.body;
    const { cartItems, orderNumber } = (await sam().client.get(`/api/shop/order/details/${orderId}`)).body
      .data;
    const pieces = [{ variantId: cartItems[0].variantId, quantity: 1 }];
    const [first, second] = [newId(), newId()];
    for (const _id of [first, first, second])
      await sam().client.post(`/api/shop/order/cancellations/${orderId}`, { _id, pieces });
    const shopper = await ownAddress();
    const sent = () => listed(`order=${orderId}&kind=pieces-refunded&status=sent`);
    await until(async () => (await sent()).length === 2);
    expect(await sent()).toMatchObject([{ orderId }, { orderId }]);
    const told = catcher.mailsTo(shopper).filter(({ subject }) => subject.includes('refund of'));
    expect(told).toHaveLength(2);
    expect(told[0]).toMatchObject({
      subject: `Your refund of $40.00 (order ${orderNumber})`,
      text: expect.stringContaining('1 × Linen shirt'),
    });
  });

  it('about a parcel name its order in the list and, when sent again, in the audit trail', async () => {
    const orderId = await bought();
    const shopper = await ownAddress();
    await arrived(shopper);
    catcher.refusals.set(shopper, 550);
    await seller().client.post(`/api/admin/orders/${orderId}/parcels`, { sent: true });
    const failed = () => listed(`order=${orderId}&kind=parcel-sent&status=failed`);
    await until(async () => (await failed()).length === 1);
    const [{ mailId, orderId: named }] = await failed();
    expect(named).toBe(orderId);
    catcher.refusals.clear();
    await seller().client.post(`/api/admin/mails/${mailId}/send-again`, {});
    const entries = `SELECT label FROM audit.entries WHERE subject = 'order' AND subject_id = $1 AND action = 'sent again'`;
    expect(await inDatabase(shop(), entries, [orderId])).toEqual([
      { label: `E-mail parcel-sent to ${shopper}` },
    ]);
  });

  it('wait for a mail server that refuses for now', async () => {
    const shopper = await ownAddress();
    catcher.refusals.set(shopper, 450);
    const orderId = await bought();
    const own = () => listed(`order=${orderId}&kind=order-confirmed`);
    await until(async () => (await own())[0]?.attempts === 1);
    expect(await own()).toMatchObject([{ status: 'waiting', reason: expect.stringContaining('450') }]);
    catcher.refusals.clear();
    await runJobsNow();
    await arrived(shopper);
    await until(async () => (await own())[0].status === 'sent');
  });

  it('are listed when they failed, and sent again by an admin', async () => {
    const shopper = await ownAddress();
    catcher.refusals.set(shopper, 550);
    const orderId = await bought();
    await until(async () => (await listed(`order=${orderId}&status=failed`)).length === 1);
    const [{ mailId }] = await listed(`q=${encodeURIComponent(shopper)}`);
    const sendAgain = () => seller().client.post(`/api/admin/mails/${mailId}/send-again`, {});
    catcher.refusals.clear();
    expect(await sendAgain()).toMatchObject({ status: 200, body: { success: true } });
    await arrived(shopper);
    await until(async () => (await listed(`order=${orderId}&status=failed`)).length === 0);
    expect(await sendAgain()).toMatchObject({ status: 409, body: { code: 'MAIL_NOT_FAILED' } });
    const unknown = await seller().client.post(`/api/admin/mails/${orderId}/send-again`, {});
    expect(unknown).toMatchObject({ status: 404, body: { code: 'MAIL_NOT_FOUND' } });
  });

  it('are exported as they are filtered', async () => {
    const orderId = await bought();
    await until(async () => (await listed(`order=${orderId}&status=sent`)).length === 2);
    const { body } = await seller().client.get(`/api/admin/mails/export?order=${orderId}&kind=new-order`);
    expect((body as string).trim().split('\n')).toHaveLength(2);
    expect(body).toMatch(/,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,new-order,.*,sent,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,/);
  });
});
