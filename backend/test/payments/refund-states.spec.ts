import { newId } from '../../src/shared/ids';
import { payPalDashboard } from '../support/paypal/paypal-dashboard';
import { type MailServer, startMailServer } from '../support/services/mail-server';
import { startHostedServer } from '../support/shop/hosted-server';
import { reconciledShop } from '../support/shop/reconciled-shop';
import { until } from '../support/until';

interface ListedRefund {
  amount: number;
  state: string;
  refusal: string | null;
}

/** Two pieces for $89.50 each, delivered for nothing. */
describe('what everybody is told of a refund in each state', () => {
  let catcher: MailServer;
  const world = reconciledShop(
    { LOG_LEVEL: 'error' },
    {
      start: async (env) => {
        catcher = await startMailServer();
        return startHostedServer({ ...env, ...catcher.settings });
      },
    },
  );
  const { seller, sam, payPal, paidOrder, check, settle, run, runJobsNow } = world;
  const dashboard = payPalDashboard(world);
  beforeEach(() => payPal().tell('prompt'));
  afterEach(async () => {
    await payPal().removeFaults();
    await payPal().tell('never');
  });
  afterAll(() => catcher.stop());

  const details = async (id: string) =>
    (await seller().client.get(`/api/admin/orders/details/${id}`)).body.data;
  const seen = async (id: string) => (await sam().client.get(`/api/shop/order/details/${id}`)).body.data;
  const refundsOf = async (id: string) => (await details(id)).refundList as ListedRefund[];
  const statesAre = (id: string, states: string[]) =>
    until(async () => {
      const found = (await refundsOf(id)).map(({ state }) => state);
      return found.join() === states.join();
    });
  const variantOf = async (id: string) => (await seen(id)).cartItems[0].variantId as string;
  const cancelPiece = async (id: string) => {
    const pieces = [{ variantId: await variantOf(id), quantity: 1 }];
    await sam().client.post(`/api/shop/order/cancellations/${id}`, { _id: newId(), pieces });
  };
  const reject = (id: string) =>
    seller().client.put(`/api/admin/orders/update/${id}`, { orderStatus: 'rejected' });
  const askAgain = async (id: string, at = 0) => {
    const { _id } = (await details(id)).refundList[at];
    const { status } = await seller().client.post(`/api/admin/orders/${id}/refunds/${_id}/ask-again`, {});
    expect(status).toBe(200);
  };
  /** PayPal's id of it. */
  const pendingRefund = async (id: string) => {
    const { paymentHistory } = await details(id);
    const found = paymentHistory.findLast(({ kind }: { kind: string }) => kind === 'refund-pending');
    return found.reference as string;
  };
  const captureOf = async (id: string) => {
    const { captures } = await payPal().ledger();
    return captures.find(({ invoiceId }) => invoiceId === id)!;
  };
  const listed = async (id: string, query: string) => {
    const { body } = await seller().client.get(`/api/admin/orders/get?${query}`);
    return body.data.some(({ _id }: { _id: string }) => _id === id) as boolean;
  };
  const isTask = (id: string) => listed(id, 'held=yes');
  const isPartlyRefunded = (id: string) => listed(id, 'payment=partlyRefunded');
  /** The shopper's e-mails about money of this order. */
  const mailsAbout = async (id: string) => {
    const { orderNumber } = await seen(id);
    return catcher.mails
      .filter(({ subject }) => /refund|cancelled/.test(subject) && subject.includes(orderNumber as string))
      .map(({ subject, text }) => ({
        subject: subject.replace(orderNumber as string, 'HB-1'),
        text: text.replaceAll(/\s+/g, ' ').replaceAll(orderNumber as string, 'HB-1'),
      }));
  };
  const subjectsAre = (id: string, subjects: string[]) =>
    until(async () => {
      const found = (await mailsAbout(id)).map(({ subject }) => subject);
      return found.sort().join() === [...subjects].sort().join();
    });
  const mailOf = async (id: string, subject: string) =>
    (await mailsAbout(id)).find((mail) => mail.subject === subject)!.text;
  const report = async () =>
    (await seller().client.get('/api/admin/reports/finance/get?period=this-month')).body.data.total;
  const figures = async () =>
    (await seller().client.get('/api/admin/reports/dashboard?range=today')).body.data.figures.now;
  /** The finance report and the dashboard say that so much was given back. */
  const reported = async () => [(await report()).refunds, (await figures()).refunded] as number[];
  const reportsGrowTo = async (before: number[], by: number) => {
    const wanted = before.map((amount) => amount + by).join();
    await until(async () => {
      await runJobsNow();
      return (await reported()).join() === wanted;
    });
  };
  const spent = async () => {
    const [row] = await run('SELECT spent_cents AS id FROM identity.users WHERE id = $1', [sam().id]);
    return Number(row!.id);
  };
  const expectNoDifferences = async () => {
    await settle();
    for (const [rule, result] of Object.entries(await check()))
      expect([rule, result]).toMatchObject([rule, { disagreeing: 0, discrepancies: [] }]);
  };
  const refusedAgain = `SELECT r.id FROM payments.refunds r JOIN payments.payments p ON p.id = r.payment_id
    WHERE p.order_id = $1 AND r.attempt = 2 AND r.state = 'refused'`;
  const pendingMail = 'Your refund of $89.50 is on its way (order HB-1)';
  const partMail = 'Your refund of $89.50 (order HB-1)';
  const wholeMail = 'Your refund for order HB-1';
  const cancelledMail = 'Your order HB-1 is cancelled';

  it('pending: it is on its way, and given only once PayPal has given it', async () => {
    const before = await reported();
    const { orderId: id } = await paidOrder();
    await payPal().plantFault('refund:*', 'refund-pending');
    await cancelPiece(id);
    await statesAre(id, ['pending']);
    await subjectsAre(id, [pendingMail]);
    expect(await mailOf(id, pendingMail)).toContain(
      'PayPal is sending it, which can take a few days, for example when you paid from a bank account (eCheck).',
    );
    expect(await seen(id)).toMatchObject({
      refundList: [{ amount: 89.5, state: 'pending', by: 'you' }],
      cancellations: [{ refund: 89.5, refundDate: null }],
    });
    expect(await details(id)).toMatchObject({ refunds: { amount: 0, date: null }, hold: null });
    expect([await isTask(id), await isPartlyRefunded(id)]).toEqual([false, false]);
    expect(await reported()).toEqual(before);

    await payPal().settleRefund(await pendingRefund(id), 'completed');
    await statesAre(id, ['given']);
    await subjectsAre(id, [pendingMail, partMail]);
    expect(await details(id)).toMatchObject({
      refunds: { amount: 89.5, date: expect.any(String) as string },
    });
    expect(await isPartlyRefunded(id)).toBe(true);
    await reportsGrowTo(before, 89.5);
    await expectNoDifferences();
  });

  it('pending, and failed days later: nobody was told that it was given, and an admin has a task', async () => {
    const before = await reported();
    const { orderId: id } = await paidOrder();
    await payPal().plantFault('refund:*', 'refund-pending');
    await cancelPiece(id);
    await statesAre(id, ['pending']);
    await subjectsAre(id, [pendingMail]);
    await payPal().settleRefund(await pendingRefund(id), 'failed');
    await statesAre(id, ['refused']);
    await until(() => isTask(id));
    expect((await details(id)).hold.reason).toBe('refund-refused');
    expect(await details(id)).toMatchObject({ refunds: { amount: 0, date: null }, paymentStatus: 'paid' });
    expect(await seen(id)).toMatchObject({ refundList: [{ state: 'refused', refusal: null }] });
    expect([await isPartlyRefunded(id), await reported()]).toEqual([false, before]);
    await subjectsAre(id, [pendingMail]);

    await askAgain(id);
    await statesAre(id, ['given']);
    await subjectsAre(id, [pendingMail, partMail]);
    await until(async () => !(await isTask(id)));
    await reportsGrowTo(before, 89.5);
    await expectNoDifferences();
  });

  it('refused: what it did not give back goes back with the rest of the order', async () => {
    const before = await reported();
    const { orderId: id } = await paidOrder();
    await payPal().plantFault('refund:*', 'insufficient-funds');
    await cancelPiece(id);
    await statesAre(id, ['refused']);
    await until(() => isTask(id));
    expect(await details(id)).toMatchObject({
      refundList: [{ refusal: 'REFUND_FAILED_INSUFFICIENT_FUNDS' }],
      refunds: { amount: 0, date: null },
    });
    await subjectsAre(id, []);

    await reject(id);
    await until(async () => (await details(id)).paymentStatus === 'refunded');
    await statesAre(id, ['refused', 'given']);
    await subjectsAre(id, [cancelledMail, wholeMail]);
    expect(await mailOf(id, cancelledMail)).toContain('Your payment of $179.00 goes back');
    expect(await mailOf(id, wholeMail)).toContain('your payment of $179.00 for order HB-1 has gone back');
    expect(await details(id)).toMatchObject({ refunds: { amount: 179 }, hold: null });
    await reportsGrowTo(before, 179);
    await until(async () => (await spent()) === 0);
    await expectNoDifferences();
  });

  it('pending while the rest goes back, and then failed: each part is told of when it is given', async () => {
    const before = await reported();
    const { orderId: id } = await paidOrder();
    await payPal().plantFault('refund:*', 'refund-pending');
    await cancelPiece(id);
    await statesAre(id, ['pending']);
    await reject(id);
    await statesAre(id, ['pending', 'given']);
    await subjectsAre(id, [cancelledMail, pendingMail, partMail]);
    expect(await mailOf(id, cancelledMail)).toContain('The rest of your payment, $89.50, goes back');
    expect(await mailOf(id, partMail)).not.toContain('stays as it is');
    expect(await details(id)).toMatchObject({ paymentStatus: 'paid', refunds: { amount: 89.5 } });
    await reportsGrowTo(before, 89.5);
    await until(async () => (await spent()) === 8_950);
    await expectNoDifferences();

    await payPal().settleRefund(await pendingRefund(id), 'failed');
    await statesAre(id, ['refused', 'given']);
    await until(() => isTask(id));
    await payPal().plantFault('refund:*', 'insufficient-funds');
    await askAgain(id);
    await until(async () => (await run(refusedAgain, [id])).length === 1);
    await expectNoDifferences();
    await askAgain(id);
    await until(async () => (await details(id)).paymentStatus === 'refunded');
    await statesAre(id, ['given', 'given']);
    await subjectsAre(id, [cancelledMail, pendingMail, partMail, partMail]);
    expect(await details(id)).toMatchObject({ refunds: { amount: 179 }, hold: null });
    await reportsGrowTo(before, 179);
    await until(async () => (await spent()) === 0);
    await expectNoDifferences();
  });

  it('asked while PayPal gives a part without the shop: it becomes less, and nothing is counted twice', async () => {
    const before = await reported();
    const { orderId: id } = await paidOrder();
    await payPal().plantFault('refund:*', 'server-error');
    await reject(id);
    await until(async () => {
      const asked = `SELECT r.id FROM payments.refunds r JOIN payments.payments p ON p.id = r.payment_id WHERE p.order_id = $1 AND r.state = 'unknown'`;
      return (await run(asked, [id])).length === 1;
    });
    await dashboard.refund(id, '10.00');
    await until(async () => {
      await runJobsNow();
      return (await details(id)).paymentStatus === 'refunded';
    });
    await until(async () => (await refundsOf(id)).every(({ state }) => state === 'given'));
    const amounts = (await refundsOf(id)).map(({ amount }) => amount);
    expect(amounts.sort((one, other) => one - other)).toEqual([10, 169]);
    expect((await details(id)).refunds.amount).toBe(179);
    await reportsGrowTo(before, 179);
    await expectNoDifferences();
  });

  it('refused for a whole order, and given by hand while no webhook arrives: the nightly check finds it', async () => {
    const before = await reported();
    const { orderId: id } = await paidOrder();
    await payPal().plantFault('refund:*', 'insufficient-funds');
    await reject(id);
    await statesAre(id, ['refused']);
    await until(() => isTask(id));
    await payPal().tell('never');
    await dashboard.refund(id, '179.00');
    await settle();
    const problem = 'is refunded by $0.00 here, and by $179.00 at the provider';
    expect((await check())['provider-payments']).toMatchObject({ discrepancies: [{ orderId: id, problem }] });
    await until(async () => (await details(id)).paymentStatus === 'refunded');
    await statesAre(id, ['given']);
    await reportsGrowTo(before, 179);
    await expectNoDifferences();
  });

  it('reversed: PayPal took the money back, after a dispute that gave nothing back', async () => {
    const before = await reported();
    const { orderId: id } = await paidOrder();
    await dashboard.dispute(id);
    await until(() => isTask(id));
    expect(await details(id)).toMatchObject({
      ...{ hold: { reason: 'disputed' }, refundList: [], refunds: { amount: 0 }, paymentStatus: 'paid' },
    });
    expect(await seen(id)).toMatchObject({ paymentStatus: 'paid', refundList: [] });
    expect(await reported()).toEqual(before);
    await subjectsAre(id, []);

    await payPal().reverse((await captureOf(id)).id);
    await until(async () => (await seen(id)).paymentStatus === 'refunded');
    expect(await seen(id)).toMatchObject({
      refundList: [{ amount: 179, state: 'given', reason: 'elsewhere' }],
      orderStatus: 'rejected',
    });
    await subjectsAre(id, [wholeMail]);
    const text = await mailOf(id, wholeMail);
    expect(text).toMatch(/PayPal has refunded your payment/i);
    expect(text).not.toMatch(/we've refunded/i);
    await reportsGrowTo(before, 179);
    await expectNoDifferences();
  });
});
