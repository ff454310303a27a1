import { checkouts, tokenOf } from '../support/shop/checkouts';
import { inCart, onSale } from '../support/shop/goods';
import { inDatabase } from '../support/shop/people';
import { startServerProcess } from '../support/shop/program';
import { until } from '../support/until';

const shiftClock = `--require ${JSON.stringify(require.resolve('../support/services/shift-clock.cjs'))}`;
const minuteMs = 60_000;

describe.each([
  ['behind', -60],
  ['ahead of', 60],
])("a server whose clock is an hour %s the database's", (_, minutes) => {
  const { shop, seller, sam, payPal, order, capture, runJobsNow } = checkouts(
    {
      NODE_OPTIONS: `${process.env.NODE_OPTIONS} ${shiftClock}`,
      CLOCK_SHIFT_MS: String(minutes * minuteMs),
    },
    { start: startServerProcess },
  );

  const orderOf = async (orderId: string) => {
    const [found] = await inDatabase<{ stage: string; minutesLeft: number }>(
      shop(),
      `SELECT stage, round(extract(epoch FROM reserved_until - now()) / 60)::int AS "minutesLeft"
         FROM ordering.orders WHERE id = $1`,
      [orderId],
    );
    return found!;
  };
  const stateOf = async (productId: string) => {
    const sql = 'SELECT state FROM catalogue.products WHERE id = $1';
    return (await inDatabase<{ state: string }>(shop(), sql, [productId]))[0]!.state;
  };
  /** Makes all jobs due and waits until none is due any more: a job that runs too early schedules itself again. */
  const runJobsEarly = async () => {
    await runJobsNow();
    await until(async () => {
      const due = 'SELECT FROM graphile_worker.jobs WHERE run_at <= now() OR locked_at IS NOT NULL';
      return (await inDatabase(shop(), due)).length === 0;
    });
  };
  /** @param wait by the database's clock. @returns the id of a draft that is published after it */
  const draftDueIn = async (wait: string) => {
    const productId = await onSale(seller());
    const [due] = await inDatabase<{ at: string }>(
      shop(),
      `SELECT to_json(now() + $1::interval) #>> '{}' AS at`,
      [wait],
    );
    const change = { ids: [productId], state: 'published', publishAt: due!.at };
    expect((await seller().client.put('/api/admin/products/state', change)).status).toBe(200);
    return productId;
  };
  const orderSomething = async () => {
    await inCart(sam(), await onSale(seller()));
    return order();
  };

  it('holds stock for 30 minutes, also when the job that gives it back runs early', async () => {
    const { orderId } = (await orderSomething()).body;
    expect((await orderOf(orderId)).minutesLeft).toBe(30);
    await runJobsEarly();
    expect((await orderOf(orderId)).stage).toBe('awaiting-payment');
  });

  it('gives the stock of an overdue order back', async () => {
    const { orderId } = (await orderSomething()).body;
    await inDatabase(shop(), 'UPDATE ordering.orders SET reserved_until = now() WHERE id = $1', [orderId]);
    await runJobsNow();
    await until(async () => (await orderOf(orderId)).stage === 'expired');
  });

  it('publishes a draft when it is due, and not before', async () => {
    const [soon, later] = [await draftDueIn('1 second'), await draftDueIn('30 minutes')];
    await until(async () => (await stateOf(soon)) === 'published');
    await runJobsEarly();
    expect(await stateOf(later)).toBe('draft');
  });

  it('asks a failing provider again later, not at once', async () => {
    const placed = await orderSomething();
    await payPal().decide(tokenOf(placed), 'approve');
    await payPal().plantFault('capture:*', 'server-error', 1_000);
    await capture(placed);
    await runJobsEarly();
    const faults = 'SELECT sum(remaining)::int AS remaining FROM paypal_simulator.planted_faults';
    const [{ remaining }] = (await inDatabase<{ remaining: number }>(shop(), faults)) as [
      { remaining: number },
    ];
    expect(1_000 - remaining).toBeLessThanOrEqual(5);
    await payPal().removeFaults();
  });
});
