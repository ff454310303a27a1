import type { Invariants } from '../invariants';

export const leanInvariants: Invariants = {
  rules: {
    'stock is not what there was less what was ordered': `
      SELECT v.id FROM lean.variants v JOIN catalogue.variants before USING (id)
       WHERE v.stock <> before.stock - (
             SELECT coalesce(sum(l.quantity), 0) FROM lean.order_lines l JOIN lean.orders o ON o.id = l.order_id
              WHERE l.variant_id = v.id AND o.stage <> 'expired')`,
    'a product is behind its variants': `
      SELECT p.id FROM lean.products p JOIN (
             SELECT product_id, sum(stock) AS stock, coalesce(array_agg(choice ORDER BY choice) FILTER (WHERE stock > 0), '{}') AS choices
               FROM lean.variants GROUP BY product_id) v ON v.product_id = p.id
       WHERE p.total_stock <> v.stock OR ARRAY(SELECT unnest(p.variants) ORDER BY 1) <> v.choices`,
    'an order has no lines': `
      SELECT o.id FROM lean.orders o WHERE NOT EXISTS (SELECT FROM lean.order_lines l WHERE l.order_id = o.id)`,
    'what was bought is in the cart': `
      SELECT c.shopper_id FROM cart.cart_lines c JOIN lean.orders o USING (shopper_id) WHERE o.stage = 'paid'`,
  },
  paid: `SELECT id, (cents / 100.0)::numeric(12, 2)::text AS total FROM lean.orders WHERE stage = 'paid'`,
};
