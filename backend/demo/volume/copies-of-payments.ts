import type { CopyStep } from './copy-plan';

const copied = (column: string): string => `pg_temp.copy_of(${column}, o.copy)`;

/** The provider's names of an order, a capture and a refund. */
const reference = `
  CASE WHEN h.reference IN (p.gateway_order_id, p.capture_id, p.refund_id) THEN ${copied('h.reference')} ELSE h.reference END`;

const withOwnIds = (text: string): string =>
  `replace(replace(${text}, p.id::text, o.payment_id::text), p.order_id::text, o.id::text)`;

const paymentCopies = `order_copies o JOIN payments.payments p ON p.id = o.payment`;

/** In the shop's books and in those of the PayPal simulator. */
export const copiesOfPayments: CopyStep[] = [
  {
    name: 'payments',
    sql: `
      INSERT INTO payments.payments (id, order_id, amount_cents, currency, status, gateway_order_id, approval_url, capture_id, payer_id,
             declines, refund_id, created_at, updated_at, opening_attempts, approved_at, buyer_id)
      SELECT o.payment_id, o.id, p.amount_cents, p.currency, p.status, ${copied('p.gateway_order_id')},
             replace(p.approval_url, p.gateway_order_id, ${copied('p.gateway_order_id')}), ${copied('p.capture_id')}, p.payer_id,
             p.declines, ${copied('p.refund_id')}, p.created_at - o.earlier, p.updated_at - o.earlier, p.opening_attempts,
             p.approved_at - o.earlier, pg_temp.copy_of(p.buyer_id, o.customer_copy)
        FROM ${paymentCopies} ORDER BY o.number`,
  },
  {
    name: 'history of payments',
    sql: `
      INSERT INTO payments.payment_history (id, payment_id, step, reference, amount_cents, currency, changed_by, changed_at)
      SELECT ${copied('h.id')}, o.payment_id, h.step, ${reference}, h.amount_cents, h.currency,
             replace(h.changed_by, p.buyer_id::text, pg_temp.copy_of(p.buyer_id, o.customer_copy)::text), h.changed_at - o.earlier
        FROM ${paymentCopies} JOIN payments.payment_history h ON h.payment_id = p.id ORDER BY o.number`,
  },
  {
    name: 'refunds',
    sql: `
      INSERT INTO payments.refunds (id, payment_id, amount_cents, is_rest, reason, author, state, provider_status, refund_id, requested_at, refunded_at)
      SELECT CASE r.id WHEN p.id THEN o.payment_id ELSE ${copied('r.id')} END, o.payment_id, r.amount_cents, r.is_rest, r.reason,
             replace(r.author, p.buyer_id::text, pg_temp.copy_of(p.buyer_id, o.customer_copy)::text), r.state, r.provider_status,
             ${copied('r.refund_id')}, r.requested_at - o.earlier, r.refunded_at - o.earlier
        FROM ${paymentCopies} JOIN payments.refunds r ON r.payment_id = p.id WHERE r.state = 'given' ORDER BY o.number`,
  },
  {
    name: 'orders of the PayPal simulator',
    sql: `
      INSERT INTO paypal_simulator.orders (id, purchase_unit, amount_cents, return_url, cancel_url, status, instrument, payer_id, created_at)
      SELECT ${copied('s.id')}, ${withOwnIds('s.purchase_unit::text')}::jsonb, s.amount_cents, ${withOwnIds('s.return_url')},
             ${withOwnIds('s.cancel_url')}, s.status, s.instrument, s.payer_id, s.created_at - o.earlier
        FROM ${paymentCopies} JOIN paypal_simulator.orders s ON s.id = p.gateway_order_id`,
  },
  {
    name: 'captures of the PayPal simulator',
    sql: `
      INSERT INTO paypal_simulator.captures (id, order_id, invoice_id, amount_cents, status, created_at)
      SELECT ${copied('s.id')}, ${copied('s.order_id')}, o.id::text, s.amount_cents, s.status, s.created_at - o.earlier
        FROM ${paymentCopies} JOIN paypal_simulator.captures s ON s.order_id = p.gateway_order_id`,
  },
  {
    name: 'refunds of the PayPal simulator',
    sql: `
      INSERT INTO paypal_simulator.refunds (id, capture_id, amount_cents, created_at)
      SELECT ${copied('s.id')}, ${copied('s.capture_id')}, s.amount_cents, s.created_at - o.earlier
        FROM ${paymentCopies} JOIN paypal_simulator.refunds s ON s.capture_id = p.capture_id`,
  },
  {
    name: 'answers of the PayPal simulator',
    sql: `
      INSERT INTO paypal_simulator.remembered_answers (operation, request_id, remembered_at)
      SELECT 'capture:' || ${copied('p.gateway_order_id')}, ${withOwnIds('s.request_id')}, s.remembered_at - o.earlier
        FROM ${paymentCopies} JOIN paypal_simulator.remembered_answers s ON s.operation = 'capture:' || p.gateway_order_id`,
  },
];
