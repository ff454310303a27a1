import type { PoolClient } from 'pg';
import { z } from 'zod';
import { Money } from '../../../../src/shared/money';
import type { Queryable } from '../database';
import type { FaultKind } from '../faults';
import { newResourceId } from '../paypal-ids';
import { unprocessable } from '../problems';
import type { WebhookEvent, Webhooks } from '../webhooks/webhooks';
import { getCapture } from './captures';
import type { RefundRow } from './refund-row';
import { type Addresses, refundOnTheWire } from './wire';

interface RefundToMake {
  /** All that is left of the capture, if it is not given. */
  amount?: Money | undefined;
  customId?: string | undefined;
  status?: RefundRow['status'] | undefined;
}

export const RefundSettlement = z.object({ as: z.enum(['completed', 'failed', 'cancelled']) });
type Decision = z.output<typeof RefundSettlement>['as'];

const statusOfDecision = { completed: 'COMPLETED', failed: 'FAILED', cancelled: 'CANCELLED' } as const;

/** PayPal refuses a refund of a capture by these words. */
const refusals: Partial<Record<FaultKind, [string, string]>> = {
  'insufficient-funds': [
    'REFUND_FAILED_INSUFFICIENT_FUNDS',
    'Capture could not be refunded due to insufficient funds.',
  ],
  'time-limit': [
    'REFUND_TIME_LIMIT_EXCEEDED',
    'You are over the time limit to perform a refund on this capture.',
  ],
  'too-many': ['MAX_NUMBER_OF_REFUNDS_EXCEEDED', 'Maximum number of refunds exceeded for this capture.'],
};

const statuses: Partial<Record<FaultKind, RefundRow['status']>> = {
  'refund-pending': 'PENDING',
  'refund-failed': 'FAILED',
};

/** @throws PayPalProblem when the fault is a refusal. @returns the status that the fault gives a refund */
export function statusUnder(fault: FaultKind | undefined): RefundRow['status'] | undefined {
  const refusal = fault && refusals[fault];
  if (refusal) throw unprocessable(...refusal);
  return fault && statuses[fault];
}

export async function refundCapture(
  db: PoolClient,
  captureId: string,
  { amount, customId, status = 'COMPLETED' }: RefundToMake,
): Promise<RefundRow> {
  const left = await lockWhatIsLeft(db, captureId);
  if (left.isZero)
    throw unprocessable('CAPTURE_FULLY_REFUNDED', 'The capture has already been fully refunded.');
  const refunded = amount ?? left;
  if (left.isLessThan(refunded))
    throw unprocessable(
      'REFUND_AMOUNT_EXCEEDED',
      'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
    );
  const inserted = await db.query<RefundRow>(
    `INSERT INTO paypal_simulator.refunds (id, capture_id, amount_cents, custom_id, status)
     VALUES ($1, $2, $3, $4, $5) RETURNING *`,
    [newResourceId(), captureId, refunded.cents, customId ?? null, status],
  );
  return inserted.rows[0]!;
}

/** A bank, or PayPal itself, takes back what is left. */
export async function reverseCapture(
  db: PoolClient,
  webhooks: Webhooks,
  captureId: string,
  at: Addresses,
): Promise<void> {
  const reversal = await refundCapture(db, captureId, {});
  await webhooks.announce(db, { type: 'PAYMENT.CAPTURE.REVERSED', resource: refundOnTheWire(reversal, at) });
}

/** @param id the refund's. @throws PayPalProblem when there is nothing to settle */
export async function settleRefund(
  db: PoolClient,
  webhooks: Webhooks,
  { id, as }: { id: string; as: Decision },
  at: Addresses,
): Promise<void> {
  const settled = await db.query<RefundRow>(
    `UPDATE paypal_simulator.refunds SET status = $2 WHERE id = $1 AND status = 'PENDING' RETURNING *`,
    [id, statusOfDecision[as]],
  );
  const [refund] = settled.rows;
  if (!refund) throw unprocessable('REFUND_NOT_PENDING', 'The refund does not exist or is already settled.');
  await announceRefund(webhooks, db, refund, at);
}

/** Announces the state of a refund in the transaction that changes it. */
export function announceRefund(
  webhooks: Webhooks,
  db: PoolClient,
  refund: RefundRow,
  at: Addresses,
): Promise<void> {
  return webhooks.announce(db, { type: events[refund.status], resource: refundOnTheWire(refund, at) });
}

const events = {
  COMPLETED: 'PAYMENT.CAPTURE.REFUNDED',
  PENDING: 'PAYMENT.REFUND.PENDING',
  FAILED: 'PAYMENT.REFUND.FAILED',
  CANCELLED: 'PAYMENT.REFUND.FAILED',
} as const satisfies Record<RefundRow['status'], WebhookEvent['type']>;

/** The oldest refund comes first. */
export async function findRefundsOfOrder(db: Queryable, orderId: string): Promise<RefundRow[]> {
  const found = await db.query<RefundRow>(
    `SELECT r.* FROM paypal_simulator.refunds r JOIN paypal_simulator.captures c ON c.id = r.capture_id
      WHERE c.order_id = $1 ORDER BY r.created_at, r.id`,
    [orderId],
  );
  return found.rows;
}

/** Those whose money is still to move, the oldest first. */
export async function listPendingRefunds(db: Queryable, limit: number): Promise<RefundRow[]> {
  const found = await db.query<RefundRow>(
    `SELECT * FROM paypal_simulator.refunds WHERE status = 'PENDING' ORDER BY created_at, id LIMIT $1`,
    [limit],
  );
  return found.rows;
}

async function lockWhatIsLeft(db: PoolClient, captureId: string): Promise<Money> {
  await db.query('SELECT 1 FROM paypal_simulator.captures WHERE id = $1 FOR UPDATE', [captureId]);
  // A statement of its own: it sees the refunds that were committed while the lock was waited for.
  const capture = await getCapture(db, captureId);
  if (capture.status !== 'COMPLETED')
    throw unprocessable('REFUND_NOT_ALLOWED', 'Capture cannot be refunded.');
  return Money.ofCents(Number(capture.amount_cents) - Number(capture.refunded_cents));
}
