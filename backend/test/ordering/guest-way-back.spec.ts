import { aGuest, filledVisitor, openByLink, withLink } from '../support/guests/guest-buyer';
import { type MailServer, startMailServer } from '../support/services/mail-server';
import { checkouts, tokenOf } from '../support/shop/checkouts';
import { onSale } from '../support/shop/goods';
import { startHostedServer } from '../support/shop/hosted-server';
import { until } from '../support/until';

/** The other browser has neither the visitor's cookie nor a session. */
describe('a guest who returns from the provider in another browser', () => {
  let mailServer: MailServer;
  const { shop, seller, payPal, capturesOf, runJobsNow } = checkouts(
    { VISITORS: 'buy' },
    {
      start: async (env) => {
        mailServer = await startMailServer();
        return startHostedServer({ ...env, ...mailServer.settings });
      },
    },
  );
  afterAll(() => mailServer.stop());

  const approved = async () => {
    const visitor = await filledVisitor(shop(), await onSale(seller()));
    const guest = aGuest();
    const placed = await visitor.post('/api/shop/order/create', { guest });
    await payPal().decide(tokenOf(placed), 'approve');
    return { placed, guest };
  };
  const openedBy = async (token: string) => (await openByLink(shop(), token)).body.data;

  it('has the order without doing anything, and its e-mail opens it', async () => {
    const { placed, guest } = await approved();
    const { orderId, orderLink } = placed.body;
    const returned = { orderId, paymentId: tokenOf(placed), payerId: 'PAYER' };
    expect(await shop().visitor().post('/api/shop/order/capture', returned)).toMatchObject({
      status: 401,
      body: { code: 'NOT_SIGNED_IN' },
    });
    await runJobsNow();
    await until(async () => (await openedBy(orderLink)).paymentStatus === 'paid');
    const mailed = () =>
      mailServer.mailsTo(guest.email).flatMap(({ text }) => /\/shop\/order#([\w-]+)/.exec(text)?.[1] ?? []);
    await until(async () => mailed().length > 0);
    expect(await openedBy(mailed()[0]!)).toMatchObject({ _id: orderId, paymentStatus: 'paid' });
    expect(await capturesOf(placed)).toHaveLength(1);
  });

  it('captures once by the link of the order, however often', async () => {
    const { placed } = await approved();
    const { orderId, orderLink } = placed.body;
    const returned = { orderId, paymentId: tokenOf(placed), payerId: 'PAYER' };
    for (let time = 0; time < 2; time++)
      expect(
        await shop().visitor().post('/api/shop/order/capture', returned, withLink(orderLink)),
      ).toMatchObject({ status: 200, body: { data: { _id: orderId, paymentStatus: 'paid' } } });
    expect(await capturesOf(placed)).toHaveLength(1);
  });
});
