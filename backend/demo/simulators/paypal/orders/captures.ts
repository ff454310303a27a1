import type { PoolClient } from 'pg';
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
  /** The sum of its refunds, also of those that are pending. */
  refunded_cents: string;
  created_at: Date;
}

const captureWithRefunds = `
  SELECT capture.*, (SELECT coalesce(sum(amount_cents), 0) FROM paypal_simulator.refunds
    WHERE capture_id = capture.id AND status IN ('COMPLETED', 'PENDING')) AS refunded_cents
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

/** @throws PayPalProblem when there is no such capture */
export async function getCapture(db: Queryable, id: string): Promise<CaptureRow> {
  const found = await db.query<CaptureRow>(`${captureWithRefunds} WHERE capture.id = $1`, [id]);
  const [capture] = found.rows;
  if (!capture) throw unknownResource();
  return capture;
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
  /** Refunds whose money is still to move. */
  refunds_pending_cents: string;
  /** Held back, and not taken yet. */
  pending_cents: string;
}

export async function sumUp(db: Queryable): Promise<Totals> {
  const totals = await db.query<Totals>(`
    SELECT count(*) FILTER (WHERE status = 'COMPLETED')::integer AS captures,
           coalesce(sum(amount_cents) FILTER (WHERE status = 'COMPLETED'), 0) AS taken_cents,
           coalesce(sum(amount_cents) FILTER (WHERE status = 'PENDING'), 0) AS pending_cents,
           (SELECT coalesce(sum(amount_cents), 0) FROM paypal_simulator.refunds WHERE status = 'COMPLETED') AS refunded_cents,
           (SELECT coalesce(sum(amount_cents), 0) FROM paypal_simulator.refunds WHERE status = 'PENDING') AS refunds_pending_cents
      FROM paypal_simulator.captures`);
  return totals.rows[0]!;
}
