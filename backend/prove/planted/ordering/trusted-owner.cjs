// @ts-check
// Anyone who knows an order's id may cancel it.
const { CloseOwnOrder } = require('../../../dist/src/ordering/unpaid-orders/application/close-own-order.js');

const { execute } = CloseOwnOrder.prototype;
if (!execute) throw new Error('There is nothing to break');
CloseOwnOrder.prototype.execute = async function cancelAny({ orderId }) {
  return execute.call(this, { orderId, shopperId: (await this.orders.find(orderId)).shopperId });
};
