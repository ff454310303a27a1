// @ts-check
// An order that is overdue keeps its stock until the provider has answered.
const { ExpireOrder } = require('../../../dist/src/ordering/unpaid-orders/application/expire-order');
const { replace } = require('../plant.cjs');

replace(
  ExpireOrder.prototype,
  'execute',
  (execute) =>
    async function askFirst(input) {
      const order = await this.orders.find(input.orderId);
      if (order) await this.payments.isApproved(order.paymentId).catch(() => undefined);
      return execute.call(this, input);
    },
);
