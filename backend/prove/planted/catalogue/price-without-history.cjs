// @ts-check
// Only the first price of a variant is written into its history.
const { changeStatement } = require('../change-statement.cjs');

changeStatement(
  'FROM saved s LEFT JOIN LATERAL',
  'WHERE (s.price_cents, s.sale_price_cents) IS DISTINCT FROM',
  'WHERE last.at IS NULL AND (s.price_cents, s.sale_price_cents) IS DISTINCT FROM',
);
