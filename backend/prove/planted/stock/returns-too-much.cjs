// @ts-check
// What is given up comes back into stock twice, and the movements say so, too.
const { changeStatement } = require('../change-statement.cjs');

changeStatement(
  'given_up',
  'RETURNING variant_id, quantity',
  'RETURNING variant_id, 2 * quantity AS quantity',
);
