import type { Client } from 'pg';

/** Whatever is money, goods or ownership, of the shop and of the provider. */
const tables = [
  'ordering.orders',
  'ordering.order_lines',
  'ordering.line_components',
  'ordering.order_history',
  'payments.payments',
  'catalogue.products',
  'catalogue.variants',
  'catalogue.reservations',
  'catalogue.stock_movements',
  'cart.cart_lines',
  'identity.users',
  'identity.addresses',
  'paypal_simulator.orders',
  'paypal_simulator.captures',
  'paypal_simulator.refunds',
];

/** The same for the same rows. */
const fingerprint = `SELECT json_build_object(${tables
  .map(
    (table) =>
      `'${table}', (SELECT md5(coalesce(string_agg(t::text, ' ' ORDER BY t::text), '')) FROM ${table} t)`,
  )
  .join(', ')}) AS prints`;

export async function fingerprintOf(database: Client): Promise<Record<string, string>> {
  const { rows } = await database.query<{ prints: Record<string, string> }>(fingerprint);
  return rows[0]!.prints;
}

/** Each lists the orders that are not what the server itself knows, by a plain reading. */
const violations: Record<string, string> = {
  'the total is not that of its lines and their components': `
    SELECT o.id FROM ordering.orders o WHERE o.total_cents IS DISTINCT FROM
      (SELECT sum(l.unit_price_cents * l.quantity + l.delivery_share_cents) FROM ordering.order_lines l WHERE l.order_id = o.id)
        + (SELECT coalesce(sum(CASE c.kind WHEN 'tax' THEN c.cents ELSE -c.cents END), 0) FROM ordering.line_components c WHERE c.order_id = o.id)`,
  'a line has another price, or product, than the catalogue': `
    SELECT l.order_id FROM ordering.order_lines l LEFT JOIN catalogue.variants v ON v.id = l.variant_id
     WHERE (v.selling_price_cents, v.product_id) IS DISTINCT FROM (l.unit_price_cents, l.product_id)`,
  'it is another’s than who placed it': `
    SELECT o.id FROM ordering.orders o WHERE NOT EXISTS (SELECT FROM ordering.order_history h
      WHERE h.order_id = o.id AND h.status = 'pending' AND h.changed_by = 'shopper:' || o.shopper_id)`,
  'it goes to another’s address': `
    SELECT o.id FROM ordering.orders o WHERE NOT EXISTS (SELECT FROM identity.addresses a
      WHERE a.user_id = o.shopper_id AND a.id::text = o.address ->> 'addressId')`,
  'another amount is owed than it costs': `
    SELECT o.id FROM ordering.orders o LEFT JOIN payments.payments p ON (p.id, p.order_id) = (o.payment_id, o.id)
     WHERE p.amount_cents IS DISTINCT FROM o.total_cents`,
  'it is paid without exactly its money': `
    SELECT o.id FROM ordering.orders o LEFT JOIN paypal_simulator.captures c ON c.invoice_id = o.id::text
     WHERE (o.stage = 'paid' AND c.amount_cents IS DISTINCT FROM o.total_cents)
        OR (o.stage <> 'paid' AND c.id IS NOT NULL)`,
};

/** @returns what is wrong with which order */
export async function findViolations(database: Client): Promise<string[]> {
  const found: string[] = [];
  for (const [violation, sql] of Object.entries(violations)) {
    const { rows } = await database.query(sql);
    if (rows.length > 0) found.push(`${violation} (${rows.length})`);
  }
  return found;
}
