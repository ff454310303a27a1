// @ts-check
// An order that expires keeps its stock.
const { GiveUpOrder } = require('../../dist/src/ordering/unpaid-orders/application/give-up-order.js');

const { execute } = GiveUpOrder.prototype;
if (!execute) throw new Error('There is nothing to break');
GiveUpOrder.prototype.execute = function giveUp(order, end) {
  const stock = end === 'expire' ? { release: async () => undefined } : this.stock;
  return execute.call(Object.assign(Object.create(this), { stock }), order, end);
};
