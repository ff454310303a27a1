// @ts-check
// Whoever changes a cart, an order or its payment does not keep others from changing it at the same time.
const { SelectQueryBuilder } = require('typeorm');
const { changeStatement } = require('./change-statement.cjs');

changeStatement('FROM cart.carts', 'FOR UPDATE', '');
if (!SelectQueryBuilder.prototype.setLock) throw new Error('There is nothing to break');
SelectQueryBuilder.prototype.setLock = function withoutLock() {
  return this;
};
