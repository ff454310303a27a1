import { unbalancedStock } from '../test/support/stock-invariants';

/** How to look at what one server wrote. */
export interface Invariants {
  /** Each lists the rows that break it. */
  rules: Record<string, string>;
  /** Ids and totals of the orders that are paid. */
  paid: string;
}

const shopRules: Record<string, string> = {
  'stock is not the sum of its movements': unbalancedStock,
  'an order and its payment are not paid alike': `
    SELECT o.id FROM ordering.orders o FULL JOIN payments.payments p ON p.id = o.payment_id AND p.order_id = o.id
     WHERE (o.stage = 'paid') IS DISTINCT FROM (p.status = 'paid')`,
  'a card is behind its variants': `
    SELECT c.product_id FROM catalogue.listing_rows c
     WHERE c.total_stock <> (SELECT sum(v.stock) FROM catalogue.variants v WHERE v.product_id = c.product_id AND v.on_sale)`,
  'what was bought was not sold': `
    SELECT l.order_id FROM ordering.order_lines l JOIN ordering.orders o ON o.id = l.order_id
     WHERE NOT EXISTS (SELECT FROM catalogue.reservations r
       WHERE (r.order_id, r.variant_id, r.quantity, r.shopper_id) = (l.order_id, l.variant_id, l.quantity, o.shopper_id)
         AND r.state = CASE o.stage WHEN 'paid' THEN 'sold' ELSE 'held' END)`,
  'a purchase is not remembered': `
    SELECT l.order_id FROM ordering.order_lines l JOIN ordering.orders o ON o.id = l.order_id
     WHERE (o.stage = 'paid') <> EXISTS (SELECT FROM catalogue.purchases p
       WHERE (p.shopper_id, p.product_id) = (o.shopper_id, l.product_id))`,
  'the history of an order is not complete': `
    SELECT o.id FROM ordering.orders o
     WHERE ARRAY(SELECT h.stage FROM ordering.order_history h WHERE h.order_id = o.id ORDER BY h.changed_at)
        <> CASE o.stage WHEN 'paid' THEN ARRAY['awaiting-payment', 'paid'] ELSE ARRAY['awaiting-payment'] END`,
  'the history of a payment is not complete': `
    SELECT p.id FROM payments.payments p
     WHERE ARRAY(SELECT h.step FROM payments.payment_history h WHERE h.payment_id = p.id ORDER BY h.changed_at)
        <> CASE p.status WHEN 'paid' THEN ARRAY['created', 'awaiting-approval', 'capturing', 'paid']
                         ELSE ARRAY['created', 'awaiting-approval'] END`,
  'what was bought is in the cart': `
    SELECT c.shopper_id FROM cart.cart_lines c JOIN ordering.orders o USING (shopper_id)
     WHERE o.stage = 'paid'`,
};

export const shopInvariants: Invariants = {
  rules: shopRules,
  paid: `SELECT id, (total_cents / 100.0)::numeric(12, 2)::text AS total FROM ordering.orders WHERE stage = 'paid'`,
};
