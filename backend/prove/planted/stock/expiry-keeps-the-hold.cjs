// @ts-check
// An order that expires keeps its stock.
const {
  ReleaseUnpaidOrder,
} = require('../../../dist/src/ordering/unpaid-orders/application/release-unpaid-order.js');

const { execute } = ReleaseUnpaidOrder.prototype;
if (!execute) throw new Error('There is nothing to break');
ReleaseUnpaidOrder.prototype.execute = function giveUp(order, end) {
  const stock = ['overdue', 'left-checkout'].includes(end) ? { release: async () => undefined } : this.stock;
  return execute.call(Object.assign(Object.create(this), { stock }), order, end);
};
