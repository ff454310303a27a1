// @ts-check
// The cart believes that there is always enough in stock.
const { Cart } = require('../../../dist/src/cart/domain/cart.js');

const { add } = Cart.prototype;
if (!add) throw new Error('There is nothing to break');
Cart.prototype.add = function addWithoutLimit(item, quantity) {
  add.call(this, { ...item, stock: Infinity }, quantity);
};
