import { startDemo } from '../../demo/start-demo';
import { checkouts, tokenOf } from '../support/shop/checkouts';
import { inCart, onSale } from '../support/shop/goods';
import { inDatabase } from '../support/shop/people';
import { listenToStatements } from '../support/postgres/statements';
import { until } from '../support/until';

/** However much is in the cart, and with every lock in its order. */
describe('the number of statements of a checkout', () => {
  const { shop, seller, sam, payPal, order, capture } = checkouts({}, { start: startDemo });
  const statements = listenToStatements();
  afterAll(() => statements.stop());

  const jobsAreDone = () =>
    until(async () => {
      const due = await inDatabase(shop(), 'SELECT FROM graphile_worker.jobs WHERE run_at <= now()');
      return due.length === 0;
    });
  /** @returns what was asked until all jobs were done */
  const asked = async (call: () => Promise<{ status: number }>, status: number) => {
    // The jobs of earlier calls must not count for this one.
    await jobsAreDone();
    statements.take();
    expect((await call()).status).toBe(status);
    await jobsAreDone();
    return statements.take();
  };

  /** Reports are computed at the end of each five seconds: asks again if that was during the call. */
  const askedBetweenReports = async (ask: () => Promise<string[]>): Promise<string[]> => {
    const sent = await ask();
    return sent.some((text) => text.includes('reporting.')) ? askedBetweenReports(ask) : sent;
  };

  /** The tables whose rows are locked, in the order of their locks. */
  const lockedIn = (sent: string[]) =>
    sent.flatMap(
      (text) => /FROM (\w+\.\w+)(?:(?!FROM \w+\.).)* FOR UPDATE/s.exec(text.replaceAll('"', ''))?.[1] ?? [],
    );

  it('is at most 10 for an add to the cart', async () => {
    const productId = await onSale(seller());
    await inCart(sam(), productId);
    const { body } = await sam().client.get(`/api/shop/cart/get/${sam().id}`);
    const [{ variantId }] = body.data.items;
    const add = () =>
      sam().client.post('/api/shop/cart/add', { userId: sam().id, productId, variantId, quantity: 1 });
    expect((await asked(add, 200)).length).toBeLessThanOrEqual(10);
  });

  it.each([
    ['with', 33],
    ['without', 32],
  ])('for an order %s a key is at most %i', async (how, most) => {
    await inCart(sam(), await onSale(seller()));
    const headers = how === 'with' ? { 'Idempotency-Key': 'once' } : {};
    const sent = await asked(() => order(sam(), {}, headers), 201);
    expect(sent.length).toBeLessThanOrEqual(most);
    expect(lockedIn(sent).slice(0, 2)).toEqual(['cart.carts', 'ordering.orders']);
  });

  it('is the same for an order of several items', async () => {
    for (let goods = 0; goods < 5; goods += 1) await inCart(sam(), await onSale(seller()));
    expect((await asked(() => order(), 201)).length).toBeLessThanOrEqual(32);
  });

  it('is at most 46 for an order that replaces another', async () => {
    await inCart(sam(), await onSale(seller()));
    await order();
    await inCart(sam(), await onSale(seller()));
    const sent = await asked(() => order(), 201);
    expect(sent.length).toBeLessThanOrEqual(46);
  });

  it('is one for a cart, a list of orders and an order, after the session', async () => {
    await inCart(sam(), await onSale(seller()));
    const { body } = await order();
    const paths = [`cart/get/${sam().id}`, `order/list/${sam().id}`, `order/details/${body.orderId}`];
    for (const path of paths) {
      const sent = await asked(() => sam().client.get(`/api/shop/${path}`), 200);
      expect([path, sent.length]).toEqual([path, 2]);
    }
  });

  it('is at most 71 for a capture with its events and two e-mails, which leaves no job', async () => {
    let placed!: Awaited<ReturnType<typeof order>>;
    const sent = await askedBetweenReports(async () => {
      await inCart(sam(), await onSale(seller()));
      placed = await order();
      await payPal().decide(tokenOf(placed), 'approve');
      return asked(() => capture(placed), 200);
    });
    expect(sent.length).toBeLessThanOrEqual(71);
    expect(sent.filter((text) => text.includes('catalogue.purchases'))).toHaveLength(1);
    // E-mails are sent afterwards, each in transactions of its own.
    const locked = lockedIn(sent).filter((table) => table !== 'mailing.mails');
    expect(locked.slice(-3)).toEqual(['cart.carts', 'ordering.orders', 'payments.payments']);
    const waiting = await inDatabase(
      shop(),
      `SELECT task_identifier FROM graphile_worker.jobs WHERE key LIKE '%' || $1
           OR key LIKE '%' || (SELECT payment_id FROM ordering.orders WHERE id = $1::uuid)`,
      [placed.body.orderId],
    );
    expect(waiting).toEqual([]);
  });
});
