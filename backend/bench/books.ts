import { isDeepStrictEqual } from 'node:util';
import { unbalancedStock } from '../test/support/stock-books';
import type { Contender } from './contenders';
import { ask } from './http';
import type { Ledger } from './provider-stub';

/** Lists the rows that break it. What the shop writes for a paid order, the others must have written, too. */
const rules: Record<string, string> = {
  'stock is not the sum of its movements': unbalancedStock,
  'an order and its payment are not paid alike': `
    SELECT o.id FROM ordering.orders o FULL JOIN payments.payments p ON p.id = o.payment_id AND p.order_id = o.id
     WHERE (o.stage = 'paid') IS DISTINCT FROM (p.status = 'paid')`,
  'a card is behind its variants': `
    SELECT c.product_id FROM catalogue.product_cards c
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

/** @throws when what was written, by the shop or another, is not right, or is not what the provider took */
export async function assertBooksAreGood(contenders: Contender[], providerUrl: string): Promise<void> {
  const ledger = JSON.parse((await ask({ method: 'GET', url: `${providerUrl}/ledger` })).text) as Ledger;
  let paid = 0;
  for (const { name, world } of contenders) {
    for (const [rule, sql] of Object.entries(rules)) {
      const { length } = await world.query(sql);
      if (length > 0) throw new Error(`${name}: ${rule} (${length})`);
    }
    paid += await assertMoneyWasTaken(name, world, ledger);
  }
  const taken = Object.keys(ledger).length;
  if (paid === 0 || paid !== taken)
    throw new Error(`${paid} orders are paid, and ${taken} payments were taken`);
}

/** @returns for how many orders */
async function assertMoneyWasTaken(name: string, world: Contender['world'], ledger: Ledger): Promise<number> {
  const orders = await world.query<{ id: string; total: string }>(
    `SELECT id, (total_cents / 100.0)::numeric(12, 2)::text AS total FROM ordering.orders WHERE stage = 'paid'`,
  );
  for (const { id, total } of orders) {
    const wanted = { currency_code: 'USD', value: total };
    if (!isDeepStrictEqual(ledger[id], wanted))
      throw new Error(`${name}: ${total} is paid for ${id}, and ${JSON.stringify(ledger[id])} was taken`);
  }
  return orders.length;
}
