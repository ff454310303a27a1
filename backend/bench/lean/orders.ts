import { randomUUID } from 'node:crypto';
import { shopper } from './cart';
import { statement, write } from './database';
import { captureAtProvider, openAtProvider } from './provider';

const heldForMinutes = 30;

/**
 * Product, then variant, so that nobody waits for who waits for them. What is not there any more leaves the order without its
 * price, which the table refuses, and with it the whole statement.
 */
const placeOrder = statement(`
  WITH shopper AS (${shopper}), line AS MATERIALIZED (
    SELECT l.shopper_id, v.id, v.product_id, l.quantity, v.cents,
           v.goods || ',"price":' || trim_scale(v.cents / 100.0) || ',"quantity":' || l.quantity || '}' AS item
      FROM shopper s JOIN cart.cart_lines l ON l.shopper_id = s.id
      JOIN lean.variants v ON v.id = l.variant_id JOIN lean.products p ON p.id = v.product_id
     ORDER BY p.id, v.id FOR NO KEY UPDATE OF p, v
  ), sold AS (
    UPDATE lean.variants v SET stock = v.stock - line.quantity FROM line WHERE v.id = line.id AND v.stock >= line.quantity
    RETURNING v.product_id, line.quantity
  ), shown AS (
    UPDATE lean.products p SET total_stock = p.total_stock - s.quantity
      FROM (SELECT product_id, sum(quantity)::integer AS quantity FROM sold GROUP BY product_id) s WHERE p.id = s.product_id
  ), placed AS (
    INSERT INTO lean.orders (id, shopper_id, shopper_name, address, cents, stage)
    SELECT $2, u.id, u.user_name,
           json_build_object('addressId', a.id, 'address', a.address, 'city', a.city, 'pincode', a.pincode,
                             'phone', a.phone, 'notes', a.notes),
           CASE WHEN (SELECT count(*) FROM sold) = (SELECT count(*) FROM line)
                THEN (SELECT sum(cents * quantity)::integer FROM line) END,
           'unpaid'
      FROM shopper s JOIN identity.users u ON u.id = s.id JOIN identity.addresses a ON a.id = $3 AND a.user_id = s.id
    RETURNING cents
  ), lines AS (
    INSERT INTO lean.order_lines (order_id, variant_id, quantity, item)
    SELECT $2, id, quantity, item FROM line
  )
  SELECT cents FROM placed`);

const rememberPayment = statement('UPDATE lean.orders SET gateway_id = $2 WHERE id = $1');

export async function createOrder(sessionId: string, addressId: string): Promise<string> {
  const orderId = randomUUID();
  const [placed] = await write<[cents: number]>(placeOrder, [sessionId, orderId, addressId]);
  if (!placed) throw new Error('There is no such session or address');
  const { id, approvalURL } = await openAtProvider(orderId, placed[0]);
  await write(rememberPayment, [orderId, id]);
  return JSON.stringify({ success: true, approvalURL, orderId });
}

/** From here on the order's time does not run out. */
const beginCapture = statement(`
  UPDATE lean.orders SET stage = 'capturing' FROM (${shopper}) s
   WHERE orders.id = $2 AND shopper_id = s.id AND stage = 'unpaid' RETURNING gateway_id`);

const finishCapture = statement(`
  WITH paid AS (
    UPDATE lean.orders SET stage = 'paid', updated_at = now(), payer_id = $2, capture_id = $3
     WHERE id = $1 AND stage = 'capturing'
    RETURNING shopper_id, shopper_name, address, cents, gateway_id, placed_at, updated_at
  ), emptied AS (
    DELETE FROM cart.cart_lines c USING lean.order_lines l, paid
     WHERE l.order_id = $1 AND c.shopper_id = paid.shopper_id AND c.variant_id = l.variant_id AND c.quantity <= l.quantity
  )
  SELECT shopper_id, shopper_name, address::text, cents, gateway_id, placed_at, updated_at,
         (SELECT string_agg(item, ',') FROM lean.order_lines WHERE order_id = $1)
    FROM paid`);

type PaidRow = [
  shopperId: string,
  shopperName: string,
  address: string,
  cents: number,
  gatewayId: string,
  placedAt: Date,
  paidAt: Date,
  items: string,
];

export async function captureOrder(sessionId: string, orderId: string): Promise<string> {
  const [begun] = await write<[gatewayId: string]>(beginCapture, [sessionId, orderId]);
  if (!begun) throw new Error('There is no such session or order');
  const { captureId, payerId } = await captureAtProvider(begun[0]);
  const [paid] = await write<PaidRow>(finishCapture, [orderId, payerId, captureId]);
  return orderJson(orderId, payerId, paid!);
}

function orderJson(
  orderId: string,
  payerId: string,
  [userId, userName, address, cents, paymentId, placedAt, paidAt, items]: PaidRow,
): string {
  const order = {
    _id: orderId,
    userId,
    userName,
    cartId: userId,
    orderStatus: 'confirmed',
    paymentMethod: 'paypal',
    paymentStatus: 'paid',
    cancelReason: null,
    totalAmount: cents / 100,
    orderDate: placedAt,
    orderUpdateDate: paidAt,
    paymentId,
    payerId,
    history: [
      { orderStatus: 'pending', paymentStatus: 'pending', cancelReason: null, by: 'you', at: placedAt },
      { orderStatus: 'confirmed', paymentStatus: 'paid', cancelReason: null, by: 'you', at: paidAt },
    ],
  };
  return `{"success":true,"data":${JSON.stringify(order).slice(0, -1)},"cartItems":[${items}],"addressInfo":${address}}}`;
}

const giveBack = statement(`
  WITH expired AS (
    UPDATE lean.orders SET stage = 'expired', updated_at = now()
     WHERE stage = 'unpaid' AND placed_at < now() - interval '${heldForMinutes} minutes' RETURNING id
  ), returned AS (
    UPDATE lean.variants v SET stock = v.stock + l.quantity
      FROM (SELECT variant_id, sum(quantity)::integer AS quantity FROM lean.order_lines WHERE order_id IN (SELECT id FROM expired)
             GROUP BY variant_id) l WHERE v.id = l.variant_id RETURNING v.product_id, l.quantity
  )
  UPDATE lean.products p SET total_stock = p.total_stock + r.quantity
    FROM (SELECT product_id, sum(quantity)::integer AS quantity FROM returned GROUP BY product_id) r WHERE p.id = r.product_id`);

/** Every minute, the stock of what nobody paid. */
export function expireOrders(): void {
  setInterval(() => void write(giveBack, []), 60_000);
}
