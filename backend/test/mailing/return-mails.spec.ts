import { returnsShop } from '../support/returns/returns-shop';
import { type MailServer, startMailServer } from '../support/services/mail-server';
import { startHostedServer } from '../support/shop/hosted-server';
import { until } from '../support/until';

describe('e-mails about returns', () => {
  let catcher: MailServer;
  const world = returnsShop({
    start: async (env) => {
      catcher = await startMailServer();
      return startHostedServer({ ...env, ...catcher.settings });
    },
  });
  const { sam, seller, run, runJobsNow, deliveredOrder, declare, path, arrive, settleAs, admin, refunded } =
    world;
  afterAll(() => catcher.stop());

  const listed = async (query: string) => (await seller().client.get(`/api/admin/mails?${query}`)).body.data;
  const isQuiet = async () =>
    (await run(`SELECT id FROM mailing.mails WHERE status IN ('waiting', 'sending')`)).length === 0;
  /** @returns the subjects of the e-mails about a return to its shopper, once the awaited one was sent and no more are under way */
  const told = async (returnNumber: string, awaited: string) => {
    const shopper = (await sam().client.get('/api/auth/check-auth')).body.user.email as string;
    const about = () => catcher.mailsTo(shopper).filter(({ subject }) => subject.includes(returnNumber));
    await until(async () => about().some(({ subject }) => subject.includes(awaited)) && (await isQuiet()));
    return about().map(({ subject }) => subject);
  };
  /** The kinds of the e-mails about returns, and about parts of its money, that an order has. */
  const topicsOf = async (orderId: string): Promise<string[]> => {
    const topics = (await listed(`order=${orderId}`)).map(({ topic }: { topic: string }) => topic);
    return topics.filter((topic: string) => /^return-|^pieces-/.test(topic)).sort();
  };
  const declared = async (count: number) => {
    const { orderId, variantId } = await deliveredOrder(count);
    const { body } = await declare(orderId, [{ variantId, quantity: count }]);
    const { _id: id, returnNumber, orderNumber, code } = body.data;
    return { orderId, variantId, id, returnNumber, orderNumber, code };
  };

  it('say how to send it back, that it is here, and that the money is back, once each', async () => {
    const { orderId, id, returnNumber, orderNumber, code } = await declared(2);
    const [subject] = await told(returnNumber, `of order ${orderNumber}`);
    expect(subject).toBe(`Your return ${returnNumber} of order ${orderNumber}`);
    const [mail] = catcher.mails.filter((one) => one.subject === subject);
    for (const said of [code, '2 × Straight jeans', `/orders/${orderNumber}/returns/${returnNumber}`])
      expect(mail!.text).toContain(said);
    for (let times = 0; times < 2; times += 1) expect((await arrive(id)).status).toBe(200);
    expect(await told(returnNumber, 'has arrived')).toHaveLength(2);
    await settleAs(id, 'sellable', 'kept');
    await refunded(id);
    expect(await told(returnNumber, `Your refund of $89.50 (return ${returnNumber})`)).toHaveLength(3);
    expect(await topicsOf(orderId)).toEqual(['return-arrived', 'return-declared', 'return-refunded']);
  });

  it('tell the last money of an order once: no other e-mail repeats it', async () => {
    const { id, orderNumber, returnNumber, orderId } = await declared(1);
    await arrive(id);
    await settleAs(id, 'sellable');
    await refunded(id);
    await until(
      async () => (await listed(`order=${orderId}&kind=order-refunded&status=obsolete`)).length === 1,
    );
    await told(returnNumber, 'refund');
    const refunds = catcher.mails.filter(
      ({ subject, text }) => subject.includes('refund') && text.includes(orderNumber),
    );
    expect(refunds.map(({ subject }) => subject)).toEqual([`Your refund of $89.50 (return ${returnNumber})`]);
  });

  it('say that nothing goes back, as soon as the return is settled', async () => {
    const { id, returnNumber } = await declared(2);
    await arrive(id);
    await settleAs(id, 'kept', 'not-there');
    await told(returnNumber, `We've checked your return ${returnNumber}`);
  });

  it('warn before a return lapses, and tell that it did', async () => {
    const { id, orderId, returnNumber } = await declared(1);
    await told(returnNumber, 'of order');
    await runJobsNow();
    await told(returnNumber, `Your return ${returnNumber} should reach us by `);
    await run(`UPDATE ordering.returns SET deadline = current_date - 2 WHERE id = $1`, [id]);
    await runJobsNow();
    await told(returnNumber, `Your return ${returnNumber} has ended`);
    expect(await topicsOf(orderId)).toEqual(['return-declared', 'return-lapsed', 'return-lapses-soon']);
  });

  it('tell a shopper who did not cancel the return that it is cancelled, and nobody else', async () => {
    const [byShop, byShopper] = [await declared(1), await declared(1)];
    await admin().post(`/api/admin/returns/${byShop.id}/cancel`, {});
    await sam().client.post(`${path(byShopper.orderId)}/${byShopper.id}/cancel`, {});
    await told(byShop.returnNumber, `Your return ${byShop.returnNumber} is cancelled`);
    expect(await listed(`order=${byShopper.orderId}&kind=return-cancelled`)).toEqual([]);
  });

  it('give no advice for a parcel that is here already', async () => {
    const { orderId, variantId } = await deliveredOrder(1);
    const { body } = await admin().post(`/api/admin/orders/${orderId}/returns`, {
      ...{ _id: crypto.randomUUID(), kind: 'claim', pieces: [{ variantId, quantity: 1 }] },
    });
    const { returnNumber } = body.data;
    expect(await told(returnNumber, 'has arrived')).toEqual([`Your return ${returnNumber} has arrived`]);
  });
});
