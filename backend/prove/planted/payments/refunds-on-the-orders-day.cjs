// @ts-check
// A refund is counted on the day on which its order was paid, not on the day on which it was given.
const { changeStatement } = require('../change-statement.cjs');

changeStatement(
  'AS "givenCents"',
  'FROM payments.refunds',
  `FROM (SELECT r.amount_cents, (
           SELECT min(c.changed_at) FROM payments.payment_history c
            WHERE c.payment_id = r.payment_id AND c.step = 'paid' AND r.refunded_at IS NOT NULL) AS refunded_at
      FROM payments.refunds r) dated`,
);
