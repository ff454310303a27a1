// @ts-check
// Anyone who knows an order's id may cancel it.
const { CancelOwnOrder } = require('../../dist/src/ordering/unpaid-orders/application/cancel-own-order.js');

const { execute } = CancelOwnOrder.prototype;
if (!execute) throw new Error('There is nothing to break');
CancelOwnOrder.prototype.execute = async function cancelAny({ orderId }) {
  return execute.call(this, { orderId, shopperId: (await this.orders.find(orderId)).shopperId });
};
