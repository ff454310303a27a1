import type { PoolClient } from 'pg';
import { Money } from '../../../../src/shared/money';
import type { Queryable } from '../database';
import { lockOrder, totalOf, type OrderRow } from './orders';
import { newResourceId } from '../paypal-ids';
import { unknownResource, unprocessable } from '../problems';

export interface CaptureRow {
  id: string;
  order_id: string;
  invoice_id: string | null;
  amount_cents: string;
  /** It is money only when it is COMPLETED. */
  status: 'COMPLETED' | 'PENDING' | 'DECLINED';
  /** The sum of its refunds. */
  refunded_cents: string;
  created_at: Date;
}

export interface RefundRow {
  id: string;
  capture_id: string;
  amount_cents: string;
  custom_id: string | null;
}

interface RefundToMake {
  /** All that is left of the capture, if it is not given. */
  amount?: Money | undefined;
  customId?: string | undefined;
}

const captureWithRefunds = `
  SELECT capture.*, (SELECT coalesce(sum(amount_cents), 0) FROM paypal_simulator.refunds WHERE capture_id = capture.id)
    AS refunded_cents
  FROM paypal_simulator.captures AS capture`;

/** Takes the money of an approved order, once. */
export async function captureOrder(db: PoolClient, orderId: string): Promise<OrderRow> {
  const order = await lockOrder(db, orderId);
  if (order.status === 'COMPLETED')
    throw unprocessable(
      'ORDER_ALREADY_CAPTURED',
      'Order already captured. If intent=CAPTURE only one capture per order is allowed.',
    );
  if (order.status !== 'APPROVED')
    throw unprocessable('ORDER_NOT_APPROVED', 'Payer has not yet approved the Order for payment.');
  if (order.instrument === 'declined')
    throw unprocessable(
      'INSTRUMENT_DECLINED',
      'The instrument presented was either declined by the processor or bank.',
    );
  await takeMoney(db, order);
  const completed = await db.query<OrderRow>(
    `UPDATE paypal_simulator.orders SET status = 'COMPLETED' WHERE id = $1 RETURNING *`,
    [orderId],
  );
  return completed.rows[0]!;
}

async function takeMoney(db: PoolClient, order: OrderRow): Promise<void> {
  const taken = await db.query(
    `INSERT INTO paypal_simulator.captures (id, order_id, invoice_id, amount_cents) VALUES ($1, $2, $3, $4)
     ON CONFLICT (invoice_id) DO NOTHING`,
    [newResourceId(), order.id, order.purchase_unit.invoice_id ?? null, totalOf(order).cents],
  );
  if (taken.rowCount === 0)
    throw unprocessable(
      'DUPLICATE_INVOICE_ID',
      'Duplicate Invoice ID detected. This invoice was paid already.',
    );
}

export async function findCaptureOfOrder(db: Queryable, orderId: string): Promise<CaptureRow | undefined> {
  const found = await db.query<CaptureRow>(`${captureWithRefunds} WHERE order_id = $1`, [orderId]);
  return found.rows[0];
}

/** The oldest refund comes first. */
export async function findRefundsOfOrder(db: Queryable, orderId: string): Promise<RefundRow[]> {
  const found = await db.query<RefundRow>(
    `SELECT r.* FROM paypal_simulator.refunds r JOIN paypal_simulator.captures c ON c.id = r.capture_id
      WHERE c.order_id = $1 ORDER BY r.created_at, r.id`,
    [orderId],
  );
  return found.rows;
}

/** @throws PayPalProblem when there is no such capture */
export async function getCapture(db: Queryable, id: string): Promise<CaptureRow> {
  const found = await db.query<CaptureRow>(`${captureWithRefunds} WHERE capture.id = $1`, [id]);
  const [capture] = found.rows;
  if (!capture) throw unknownResource();
  return capture;
}

export async function refundCapture(
  db: PoolClient,
  captureId: string,
  { amount, customId }: RefundToMake,
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
    'INSERT INTO paypal_simulator.refunds (id, capture_id, amount_cents, custom_id) VALUES ($1, $2, $3, $4) RETURNING *',
    [newResourceId(), captureId, refunded.cents, customId ?? null],
  );
  return inserted.rows[0]!;
}

async function lockWhatIsLeft(db: PoolClient, captureId: string): Promise<Money> {
  await db.query('SELECT 1 FROM paypal_simulator.captures WHERE id = $1 FOR UPDATE', [captureId]);
  // A statement of its own: it sees the refunds that were committed while the lock was waited for.
  const capture = await getCapture(db, captureId);
  if (capture.status !== 'COMPLETED')
    throw unprocessable('REFUND_NOT_ALLOWED', 'Capture cannot be refunded.');
  return Money.ofCents(Number(capture.amount_cents) - Number(capture.refunded_cents));
}

/** The newest first, or those that are older than the capture `before`. */
export async function listCaptures(
  db: Queryable,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<CaptureRow[]> {
  const found = await db.query<CaptureRow>(
    `${captureWithRefunds}
      WHERE $2::text IS NULL OR (created_at, id) < (SELECT created_at, id FROM paypal_simulator.captures WHERE id = $2)
      ORDER BY created_at DESC, id DESC LIMIT $1`,
    [limit, before],
  );
  return found.rows;
}

/** Those that are held back, the oldest first. */
export async function listPending(db: Queryable, limit: number): Promise<CaptureRow[]> {
  const found = await db.query<CaptureRow>(
    `${captureWithRefunds} WHERE status = 'PENDING' ORDER BY created_at, id LIMIT $1`,
    [limit],
  );
  return found.rows;
}

export interface Totals {
  captures: number;
  taken_cents: string;
  refunded_cents: string;
  /** Held back, and not taken yet. */
  pending_cents: string;
}

export async function sumUp(db: Queryable): Promise<Totals> {
  const totals = await db.query<Totals>(`
    SELECT count(*) FILTER (WHERE status = 'COMPLETED')::integer AS captures,
           coalesce(sum(amount_cents) FILTER (WHERE status = 'COMPLETED'), 0) AS taken_cents,
           coalesce(sum(amount_cents) FILTER (WHERE status = 'PENDING'), 0) AS pending_cents,
           (SELECT coalesce(sum(amount_cents), 0) FROM paypal_simulator.refunds) AS refunded_cents
      FROM paypal_simulator.captures`);
  return totals.rows[0]!;
}
