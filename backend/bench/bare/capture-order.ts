import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { orderOfShopperSql } from '../../src/ordering/adapters/postgres/sql-order.queries';
import { inTransaction, run, type Run } from './database';
import { jobSql } from './job';
import { captureAtProvider, type Money } from './provider';
import type { Shopper } from './session';

interface Begun {
  paymentId: string;
  gatewayOrderId: string;
}

/** The intent, the provider, its answer with all that follows from it; then the order as the shop shows it. */
export async function captureOrder(shopper: Shopper, orderId: string): Promise<string> {
  const begun = await inTransaction((within) => begin(within, shopper.id, orderId));
  const money = await captureAtProvider(begun.gatewayOrderId);
  await inTransaction((within) => confirm(within, shopper.id, orderId, begun, money));
  const [row] = await run<{ order: string }>(orderOfShopperSql(orderId, shopper.id));
  return `{"success":true,"data":${row!.order}}`;
}

async function begin(within: Run, shopperId: string, orderId: string): Promise<Begun> {
  await lockOrder(within, shopperId, orderId);
  const [begun] = await within<Begun>(sql`
    WITH begun AS (
      UPDATE payments.payments SET status = 'capturing', updated_at = now()
       WHERE order_id = ${orderId} AND status = 'awaiting-approval' RETURNING id, gateway_order_id
    ), noted AS (
      INSERT INTO payments.payment_history (id, payment_id, step, changed_by, changed_at)
      SELECT ${randomUUID()}, id, 'capturing', ${`shopper:${shopperId}`}, now() FROM begun
    )
    SELECT id AS "paymentId", gateway_order_id AS "gatewayOrderId" FROM begun`);
  await within(jobSql(`ask:${begun!.paymentId}`, { paymentId: begun!.paymentId }));
  return begun!;
}

async function lockOrder(within: Run, shopperId: string, orderId: string): Promise<void> {
  const locked = await within(sql`
    SELECT id FROM ordering.orders WHERE id = ${orderId} AND shopper_id = ${shopperId}
       AND stage = 'awaiting-payment' FOR UPDATE`);
  if (locked.length === 0) throw new Error('There is no such order');
}

async function confirm(
  within: Run,
  shopperId: string,
  orderId: string,
  { paymentId, gatewayOrderId }: Begun,
  { captureId, payerId }: Money,
): Promise<void> {
  await within(sql`SELECT FROM cart.carts WHERE shopper_id = ${shopperId} FOR UPDATE`);
  await lockOrder(within, shopperId, orderId);
  await within(sql`
    WITH paid AS (
      UPDATE payments.payments
         SET status = 'paid', capture_id = ${captureId}, payer_id = ${payerId}, updated_at = now()
       WHERE id = ${paymentId} RETURNING id, amount_cents, currency
    )
    INSERT INTO payments.payment_history
      (id, payment_id, step, reference, amount_cents, currency, changed_by, changed_at)
    SELECT ${randomUUID()}, id, 'paid', ${captureId}, amount_cents, currency, ${`shopper:${shopperId}`}, now() FROM paid`);
  await within(jobSql(`captured:${orderId}`, { orderId, gatewayOrderId, payerId }));
  await within(sql`
    WITH confirmed AS (
      UPDATE ordering.orders SET stage = 'paid', status = 'confirmed', reserved_until = NULL, updated_at = now(),
             gateway_order_id = ${gatewayOrderId}, payer_id = ${payerId}
       WHERE id = ${orderId}
    )
    INSERT INTO ordering.order_history (id, order_id, status, stage, changed_by, changed_at)
    VALUES (${randomUUID()}, ${orderId}, 'confirmed', 'paid', ${`shopper:${shopperId}`}, now())`);
  await within(jobSql(`confirmed:${orderId}`, { orderId, shopperId }));
  await sell(within, shopperId, orderId);
}

/** In the shop a job remembers the purchases. */
async function sell(within: Run, shopperId: string, orderId: string): Promise<void> {
  await within(sql`
    WITH sold AS (
      UPDATE catalogue.reservations SET state = 'sold' WHERE order_id = ${orderId} AND state = 'held'
      RETURNING variant_id
    )
    INSERT INTO catalogue.stock_movements (variant_id, change, cause, actor, order_id)
    SELECT variant_id, 0, 'sold', ${`shopper:${shopperId}`}, ${orderId} FROM sold`);
  await within(sql`
    DELETE FROM cart.cart_lines c USING ordering.order_lines l
     WHERE l.order_id = ${orderId} AND c.shopper_id = ${shopperId} AND c.variant_id = l.variant_id
       AND c.quantity <= l.quantity`);
  await within(sql`
    INSERT INTO catalogue.purchases (shopper_id, product_id, bought_at)
    SELECT DISTINCT ${shopperId}::uuid, product_id, now() FROM ordering.order_lines WHERE order_id = ${orderId}
    ON CONFLICT DO NOTHING`);
}
