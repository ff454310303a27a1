// @ts-check
// A buyer who comes back late gets a product that has left the shop.
const { changeStatement } = require('./change-statement.cjs');

changeStatement(
  '), available AS (',
  'JOIN catalogue.published_products p ON p.id = v.product_id',
  'JOIN catalogue.products p ON p.id = v.product_id',
);
