import { anOrder, type Answered } from '../../../../test/support/paypal/paypal-client';
import { payPalWorld } from '../../../../test/support/paypal/paypal-world';
import { until } from '../../../../test/support/until';
import { openPool } from '../../../../src/platform/postgres/pool';

const world = payPalWorld();
const controls = () => world.simulator.controls;

beforeEach(() => Promise.all([controls().endReviews('by-hand'), controls().tell('never')]));

const captureIn = ({ body }: Answered) => body.purchase_units[0].payments!.captures[0]!;
const cents = (dollars: string) => Math.round(Number(dollars) * 100);
const shown = async (id: string) => captureIn(await world.paypal.get(`/v2/checkout/orders/${id}`)).status;

/** @returns the order's id */
async function captured(decision: 'approve' | 'review' = 'review'): Promise<string> {
  const { id } = (await world.paypal.create(anOrder())).body;
  await controls().decide(id, decision);
  expect((await world.paypal.capture(id)).status).toBe(201);
  return id;
}

const eventsOf = async (orderId: string) => {
  const pool = openPool(world.database.url, 8);
  const { rows } = await pool.query<{ event: string; status: string | null }>(
    `SELECT body::jsonb ->> 'event_type' AS event, body::jsonb #>> '{resource,status}' AS status
       FROM paypal_simulator.webhooks WHERE body LIKE '%' || $1 || '%' ORDER BY created_at`,
    [orderId],
  );
  await pool.end();
  return rows.map(({ event, status }) => [event, status]);
};

describe('PayPal simulator: money in review', () => {
  it.each([
    ['completed', 'COMPLETED', 2010],
    ['denied', 'DECLINED', 0],
  ] as const)('counts as taken only when it is settled: %s', async (decision, status, taken) => {
    const before = await controls().ledger();
    const id = await captured();
    const order = (await world.paypal.get(`/v2/checkout/orders/${id}`)).body;
    expect(order).toMatchObject({ status: 'COMPLETED' });
    expect(order.purchase_units[0].payments!.captures[0]).toMatchObject({
      status: 'PENDING',
      status_details: { reason: 'PENDING_REVIEW' },
    });
    const held = await controls().ledger();
    expect([held.count, held.taken]).toEqual([before.count, before.taken]);
    expect(cents(held.inReview) - cents(before.inReview)).toBe(2010);

    await controls().settle(id, decision);
    expect(await shown(id)).toBe(status);
    const after = await controls().ledger();
    expect(cents(after.taken) - cents(before.taken)).toBe(taken);
    expect(after.inReview).toBe(before.inReview);
    await expect(controls().settle(id, decision)).rejects.toThrow('CAPTURE_NOT_PENDING');
  });

  it('is announced by webhooks when it begins and when it ends', async () => {
    await controls().tell('late', 600_000);
    const [good, bad] = [await captured(), await captured()];
    await controls().settle(good, 'completed');
    await controls().settle(bad, 'denied');
    const approved = ['CHECKOUT.ORDER.APPROVED', null];
    const pending = ['PAYMENT.CAPTURE.PENDING', 'PENDING'];
    expect(await eventsOf(good)).toEqual([approved, pending, ['PAYMENT.CAPTURE.COMPLETED', 'COMPLETED']]);
    expect(await eventsOf(bad)).toEqual([approved, pending, ['PAYMENT.CAPTURE.DENIED', 'DECLINED']]);
  });

  it('ends by itself when configured', async () => {
    await controls().endReviews('denied', 1);
    const id = await captured();
    await until(async () => (await shown(id)) === 'DECLINED');
  });

  it('can be caused by a fault, and a repeated capture returns the pending state', async () => {
    const { id } = (await world.paypal.create(anOrder())).body;
    await controls().decide(id, 'approve');
    await controls().plantFault(`capture:${id}`, 'review');
    const first = await world.paypal.capture(id, `the key of ${id}`);
    expect(captureIn(first).status).toBe('PENDING');
    await controls().settle(captureIn(first).id, 'completed');
    // PayPal, too, repeats its first answer for six hours.
    expect(captureIn(await world.paypal.capture(id, `the key of ${id}`)).status).toBe('PENDING');
    expect(await shown(id)).toBe('COMPLETED');
  });

  it.each(['PENDING', 'DECLINED'])("can't be refunded while it is %s", async (status) => {
    const id = await captured();
    if (status === 'DECLINED') await controls().settle(id, 'denied');
    const { id: captureId } = captureIn(await world.paypal.get(`/v2/checkout/orders/${id}`));
    const refund = await world.paypal.refund(captureId);
    expect(refund).toMatchObject({ status: 422, body: { details: [{ issue: 'REFUND_NOT_ALLOWED' }] } });
  });
});

describe('PayPal simulator: data of an earlier version', () => {
  it('is migrated, and its captures count as completed', async () => {
    const id = await captured('approve');
    const pool = openPool(world.database.url, 8);
    await pool.query(`
      ALTER TABLE paypal_simulator.captures DROP COLUMN status, DROP COLUMN settles_as, DROP COLUMN settles_at;
      ALTER TABLE paypal_simulator.webhooks DROP COLUMN created_at;
      CREATE TABLE paypal_simulator.faults (operation text);
      COMMENT ON SCHEMA paypal_simulator IS NULL;`);
    await pool.end();
    await world.restart();
    expect(await shown(id)).toBe('COMPLETED');
    expect((await controls().ledger()).captures[0]).toMatchObject({ orderId: id, status: 'COMPLETED' });
    const reviewed = await captured('review');
    expect(await shown(reviewed)).toBe('PENDING');
  });
});
