// @ts-check
// Rejecting an order puts pieces on sale that a carrier or the shopper has.
const {
  ChangeOrderStatus,
} = require('../../../dist/src/ordering/administration/application/change-order-status.js');
const { replace } = require('../plant.cjs');

replace(
  ChangeOrderStatus.prototype,
  'execute',
  (execute) =>
    function (input) {
      const stock = { release: (orderId) => this.stock.release(orderId) };
      return execute.call(Object.assign(Object.create(this), { stock }), input);
    },
);
