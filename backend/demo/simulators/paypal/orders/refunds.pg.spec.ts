import { openPool } from '../../../../src/platform/postgres/pool';
import { anOrder, usd } from '../../../../test/support/paypal/paypal-client';
import { payPalWorld } from '../../../../test/support/paypal/paypal-world';
import { until } from '../../../../test/support/until';

const world = payPalWorld();
const controls = () => world.simulator.controls;

beforeEach(() => controls().tell('late', 600_000));

/** The capture is of $20.10. */
async function captured(): Promise<{ orderId: string; captureId: string }> {
  const orderId = (await world.paypal.create(anOrder())).body.id;
  await controls().decide(orderId, 'approve');
  const { body } = await world.paypal.capture(orderId);
  return { orderId, captureId: body.purchase_units[0].payments!.captures[0]!.id };
}

const paymentsOf = async (orderId: string) =>
  (await world.paypal.get(`/v2/checkout/orders/${orderId}`)).body.purchase_units[0].payments;

async function eventsOf(captureId: string): Promise<string[]> {
  const pool = openPool(world.database.url, 8);
  const { rows } = await pool.query<{ event: string }>(
    `SELECT body::jsonb ->> 'event_type' AS event FROM paypal_simulator.webhooks
      WHERE body LIKE '%' || $1 || '%' ORDER BY created_at, id`,
    [captureId],
  );
  await pool.end();
  return rows.map(({ event }) => event).filter((event) => event !== 'PAYMENT.CAPTURE.COMPLETED');
}

describe('PayPal simulator: refunds', () => {
  it.each([
    ['completed', 'COMPLETED', 'PARTIALLY_REFUNDED', 'PAYMENT.CAPTURE.REFUNDED'],
    ['failed', 'FAILED', 'COMPLETED', 'PAYMENT.REFUND.FAILED'],
    ['cancelled', 'CANCELLED', 'COMPLETED', 'PAYMENT.REFUND.FAILED'],
  ] as const)('that are pending settle as %s, once', async (as, status, ofCapture, event) => {
    const { orderId, captureId } = await captured();
    await controls().plantFault(`refund:${captureId}`, 'refund-pending');
    const { body } = await world.paypal.refund(captureId, { amount: usd('10.00') });
    expect(body.status).toBe('PENDING');
    await controls().settleRefund(body.id, as);
    expect(await paymentsOf(orderId)).toMatchObject({
      captures: [{ status: ofCapture }],
      refunds: [{ id: body.id, status }],
    });
    await expect(controls().settleRefund(body.id, as)).rejects.toThrow('REFUND_NOT_PENDING');
    expect(await eventsOf(captureId)).toEqual(['PAYMENT.REFUND.PENDING', event]);
  });

  it.each([
    ['insufficient-funds', 'REFUND_FAILED_INSUFFICIENT_FUNDS'],
    ['time-limit', 'REFUND_TIME_LIMIT_EXCEEDED'],
    ['too-many', 'MAX_NUMBER_OF_REFUNDS_EXCEEDED'],
  ] as const)('are refused under the fault %s, and nothing is told of', async (fault, issue) => {
    const { captureId } = await captured();
    await controls().plantFault(`refund:${captureId}`, fault);
    expect(await world.paypal.refund(captureId)).toMatchObject({
      status: 422,
      body: { details: [{ issue }] },
    });
    expect(await eventsOf(captureId)).toEqual([]);
  });

  it('that fail are there, and move nothing', async () => {
    const { orderId, captureId } = await captured();
    await controls().plantFault(`refund:${captureId}`, 'refund-failed');
    expect((await world.paypal.refund(captureId)).body.status).toBe('FAILED');
    expect(await paymentsOf(orderId)).toMatchObject({ captures: [{ status: 'COMPLETED' }] });
  });

  it('by the bank take all that is left, and are told of as a reversal', async () => {
    const { orderId, captureId } = await captured();
    await world.paypal.refund(captureId, { amount: usd('10.00') });
    await controls().reverse(captureId);
    expect(await paymentsOf(orderId)).toMatchObject({
      captures: [{ status: 'REFUNDED' }],
      refunds: [{ amount: usd('10.00') }, { amount: usd('10.10'), status: 'COMPLETED' }],
    });
    await expect(controls().reverse(captureId)).rejects.toThrow('CAPTURE_FULLY_REFUNDED');
    expect(await eventsOf(captureId)).toEqual(['PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.CAPTURE.REVERSED']);
  });

  it('may follow a dispute, which moves nothing', async () => {
    const { orderId, captureId } = await captured();
    await controls().dispute(captureId);
    expect(await paymentsOf(orderId)).toMatchObject({ captures: [{ status: 'COMPLETED' }] });
    expect(await eventsOf(captureId)).toEqual(['CUSTOMER.DISPUTE.CREATED']);
  });

  it('are shown as of one moment with their capture', async () => {
    const { orderId, captureId } = await captured();
    const pool = openPool(world.database.url, 2);
    const others = await pool.connect();
    await others.query('BEGIN');
    await others.query('LOCK TABLE paypal_simulator.captures');
    const shown = paymentsOf(orderId);
    const waits = `SELECT FROM pg_locks WHERE relation = 'paypal_simulator.captures'::regclass AND NOT granted`;
    await until(async () => (await others.query(waits)).rowCount === 1);
    await others.query(
      `INSERT INTO paypal_simulator.refunds (id, capture_id, amount_cents) VALUES ('MEANWHILE', $1, 2010)`,
      [captureId],
    );
    await others.query('COMMIT');
    others.release();
    await pool.end();
    expect(await shown).toMatchObject({ captures: [{ status: 'COMPLETED' }] });
    expect(JSON.stringify(await shown)).not.toContain('MEANWHILE');
    expect(await paymentsOf(orderId)).toMatchObject({ captures: [{ status: 'REFUNDED' }] });
  });
});
