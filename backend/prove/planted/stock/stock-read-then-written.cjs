// @ts-check
// The stock is read first and written as a number later: this undoes concurrent reservations.
const { changeStatement } = require('../change-statement.cjs');

const mark = 'AS short';
changeStatement(
  mark,
  'SELECT v.id AS variant_id, w.quantity',
  'SELECT v.id AS variant_id, w.quantity, v.stock',
);
changeStatement(mark, 'FOR NO KEY UPDATE OF v', '');
changeStatement(mark, 'SET stock = v.stock - a.quantity', 'SET stock = a.stock - a.quantity');
