import { type CopyStep, openedEarlier, wholeCyclesEarlier } from './copy-plan';

const shopper = `pg_temp.copy_of(t.shopper_id, o.customer_copy)`;
const variant = `pg_temp.copy_of(l.variant_id, o.product_copy)`;

/** The words by which the orders are found, without their numbers. */
const words = `(
  SELECT string_agg(concat_ws(' ', l.title || ' ' || o.product_copy, l.sku || '-' || o.product_copy), ' ' ORDER BY l.position)
    FROM ordering.order_lines l WHERE l.order_id = t.id)`;

const promised = (day: 'from' | 'to') => `(t.delivery #>> '{promised,${day}}')::date - o.earlier`;
const delivery = `t.delivery || jsonb_build_object('promised',
  jsonb_build_object('from', (${promised('from')})::date, 'to', (${promised('to')})::date))`;

/** Movements of all orders and the first of each variant, with the stock that each leaves. */
const movements = `
  SELECT pg_temp.copy_of(v.id, c.copy) AS variant_id, v.stock + coalesce(o.taken, 0) AS change, 'initial' AS cause,
         'shop' AS actor, NULL::uuid AS order_id, p.created_at - ${openedEarlier} AS at, 0 AS place
    FROM product_copies c JOIN catalogue.products p ON p.id = c.template
    JOIN catalogue.variants v ON v.product_id = c.template
    LEFT JOIN ordered_pieces o ON o.variant_id = v.id AND o.copy = c.copy
   UNION ALL
  SELECT pg_temp.copy_of(m.variant_id, o.product_copy), m.change, m.cause,
         replace(m.actor, t.shopper_id::text, ${shopper}::text), o.id, m.at - o.earlier, m.id
    FROM order_copies o JOIN ordering.orders t ON t.id = o.template
    JOIN catalogue.stock_movements m ON m.order_id = t.id`;

export const copiesOfOrders: CopyStep[] = [
  {
    name: 'orders',
    sql: `
      INSERT INTO ordering.orders (id, shopper_id, shopper_name, shopper_email, address, total_cents, status, stage, payment_id,
             gateway_order_id, payer_id, reserved_until, placed_at, updated_at, cancel_reason, number, paid_at, refunded_at, search, delivery,
             page_versions)
      SELECT o.id, u.id, u.user_name, u.email, t.address, t.total_cents, t.status, t.stage, o.payment_id,
             pg_temp.copy_of(t.gateway_order_id, o.copy), t.payer_id, t.reserved_until - o.earlier, t.placed_at - o.earlier,
             t.updated_at - o.earlier, t.cancel_reason, o.number, t.paid_at - o.earlier, t.refunded_at - o.earlier,
             lower(concat_ws(' ', 'hb-' || o.number, u.user_name, u.email, ${words})), ${delivery}, t.page_versions
        FROM order_copies o JOIN ordering.orders t ON t.id = o.template JOIN identity.users u ON u.id = ${shopper}
       ORDER BY o.number`,
  },
  {
    name: 'lines of orders',
    sql: `
      INSERT INTO ordering.order_lines (order_id, variant_id, product_id, title, image, unit_price_cents, quantity, position, size, colour, sku,
             delivery_share_cents)
      SELECT o.id, ${variant}, pg_temp.copy_of(l.product_id, o.product_copy), l.title || ' ' || o.product_copy, l.image,
             l.unit_price_cents, l.quantity, l.position, l.size, l.colour, l.sku || '-' || o.product_copy,
             l.delivery_share_cents
        FROM order_copies o JOIN ordering.order_lines l ON l.order_id = o.template
       ORDER BY o.number`,
  },
  {
    name: 'history of orders',
    sql: `
      INSERT INTO ordering.order_history (id, order_id, status, changed_by, changed_at, stage, cancel_reason)
      SELECT pg_temp.copy_of(h.id, o.copy), o.id, h.status, replace(h.changed_by, t.shopper_id::text, ${shopper}::text),
             h.changed_at - o.earlier, h.stage, h.cancel_reason
        FROM order_copies o JOIN ordering.orders t ON t.id = o.template JOIN ordering.order_history h ON h.order_id = t.id
       ORDER BY o.number`,
  },
  {
    name: 'movements of stock',
    sql: `
      INSERT INTO catalogue.stock_movements (variant_id, change, stock_after, cause, actor, order_id, at)
      SELECT variant_id, change, sum(change) OVER (PARTITION BY variant_id ORDER BY at, place, order_id), cause, actor, order_id, at
        FROM (${movements}) m ORDER BY at, place, order_id`,
  },
  {
    name: 'reservations',
    sql: `
      INSERT INTO catalogue.reservations (order_id, variant_id, quantity, state, shopper_id, under_review)
      SELECT o.id, ${variant}, l.quantity, l.state, pg_temp.copy_of(l.shopper_id, o.customer_copy), l.under_review
        FROM order_copies o JOIN catalogue.reservations l ON l.order_id = o.template
       ORDER BY o.number`,
  },
  {
    name: 'purchases',
    sql: `
      INSERT INTO catalogue.purchases (shopper_id, product_id, bought_at)
      SELECT ${shopper}, pg_temp.copy_of(l.product_id, o.product_copy), min(t.paid_at - o.earlier)
        FROM order_copies o JOIN ordering.orders t ON t.id = o.template JOIN ordering.order_lines l ON l.order_id = t.id
       WHERE t.paid_at IS NOT NULL GROUP BY 1, 2`,
  },
  {
    name: 'orders of customers',
    sql: `
      INSERT INTO identity.customer_orders (order_id, user_id, spent_cents, is_refunded)
      SELECT o.id, ${shopper}, t.total_cents, t.refunded_at IS NOT NULL
        FROM order_copies o JOIN ordering.orders t ON t.id = o.template WHERE t.paid_at IS NOT NULL
       ORDER BY o.number`,
  },
  {
    name: 'what customers spent, and when they were last seen',
    sql: `
      UPDATE identity.users u SET orders = s.orders, spent_cents = s.spent_cents, last_seen_at = s.last_seen_at
        FROM (SELECT ${shopper} AS id, count(t.paid_at) AS orders, max(t.placed_at - o.earlier) AS last_seen_at,
                     coalesce(sum(t.total_cents) FILTER (WHERE t.paid_at IS NOT NULL AND t.refunded_at IS NULL), 0) AS spent_cents
                FROM order_copies o JOIN ordering.orders t ON t.id = o.template GROUP BY 1) s
       WHERE u.id = s.id`,
  },
  {
    name: 'additions to carts',
    sql: `
      INSERT INTO cart.additions (quarter, shopper_id)
      SELECT a.quarter - ${wholeCyclesEarlier('o.copy')}, c.id
        FROM (SELECT DISTINCT copy, customer_copy FROM order_copies) o
        JOIN customer_copies c ON c.copy = o.customer_copy JOIN cart.additions a ON a.shopper_id = c.template
      ON CONFLICT DO NOTHING`,
  },
];
