// @ts-check
// Nobody looks whether there is enough in stock.
const { changeStatement } = require('../change-statement.cjs');

changeStatement('AS short', 'v.stock >= w.quantity AND', '');
