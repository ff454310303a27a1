import type { PoolClient } from 'pg';
import { Money } from '../../../../src/shared/money';
import type { Queryable } from '../database';
import type { NewOrder, PurchaseUnit } from './order-request';
import { newPayerId, newResourceId } from '../paypal-ids';
import { unknownResource } from '../problems';

export type Instrument = 'good' | 'declined' | 'reviewed';

export interface OrderRow {
  id: string;
  purchase_unit: PurchaseUnit;
  amount_cents: string;
  return_url: string;
  cancel_url: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  /** The buyer chose to pay with it; a declined one fails at capture, the money of a reviewed one is held back. */
  instrument: Instrument | null;
  payer_id: string | null;
  created_at: Date;
}

export async function insertOrder(db: PoolClient, order: NewOrder): Promise<OrderRow> {
  const inserted = await db.query<OrderRow>(
    `INSERT INTO paypal_simulator.orders (id, purchase_unit, amount_cents, return_url, cancel_url, status)
     VALUES ($1, $2, $3, $4, $5, 'PAYER_ACTION_REQUIRED') RETURNING *`,
    [
      newResourceId(),
      JSON.stringify(order.purchaseUnit),
      order.total.cents,
      order.returnUrl,
      order.cancelUrl,
    ],
  );
  return inserted.rows[0]!;
}

export async function findOrder(db: Queryable, id: string): Promise<OrderRow | undefined> {
  const found = await db.query<OrderRow>('SELECT * FROM paypal_simulator.orders WHERE id = $1', [id]);
  return found.rows[0];
}

/** @throws PayPalProblem when there is no such order */
export async function getOrder(db: Queryable, id: string): Promise<OrderRow> {
  const order = await findOrder(db, id);
  if (!order) throw unknownResource();
  return order;
}

/** Keeps every other capture and decision about this order waiting until the transaction ends. */
export async function lockOrder(db: PoolClient, id: string): Promise<OrderRow> {
  const found = await db.query<OrderRow>('SELECT * FROM paypal_simulator.orders WHERE id = $1 FOR UPDATE', [
    id,
  ]);
  const [order] = found.rows;
  if (!order) throw unknownResource();
  return order;
}

/** The buyer agrees to pay with this instrument. */
export async function approveOrder(db: PoolClient, id: string, instrument: Instrument): Promise<OrderRow> {
  const order = await lockOrder(db, id);
  if (order.status === 'COMPLETED') return order;
  const approved = await db.query<OrderRow>(
    `UPDATE paypal_simulator.orders SET status = 'APPROVED', instrument = $2, payer_id = coalesce(payer_id, $3)
     WHERE id = $1 RETURNING *`,
    [id, instrument, newPayerId()],
  );
  return approved.rows[0]!;
}

/** Those that no money was asked for yet, the newest first. */
export async function listOpenOrders(db: Queryable, limit: number): Promise<OrderRow[]> {
  const found = await db.query<OrderRow>(
    `SELECT * FROM paypal_simulator.orders WHERE status <> 'COMPLETED' ORDER BY created_at DESC, id DESC LIMIT $1`,
    [limit],
  );
  return found.rows;
}

export const totalOf = (order: OrderRow) => Money.ofCents(Number(order.amount_cents));
