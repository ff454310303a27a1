// @ts-check
// Of the prices of a variant, only the first is written into their history.
const { changeStatement } = require('../change-statement.cjs');

changeStatement(
  'FROM saved s LEFT JOIN LATERAL',
  'WHERE (s.price_cents, s.sale_price_cents) IS DISTINCT FROM',
  'WHERE last.at IS NULL AND (s.price_cents, s.sale_price_cents) IS DISTINCT FROM',
);
