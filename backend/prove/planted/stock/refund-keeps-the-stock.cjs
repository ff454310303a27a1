// @ts-check
// An order that an admin rejects gives its money back, but not its stock.
const {
  ChangeOrderStatus,
} = require('../../../dist/src/ordering/administration/application/change-order-status.js');

const { execute } = ChangeOrderStatus.prototype;
if (!execute) throw new Error('There is nothing to break');
ChangeOrderStatus.prototype.execute = function changeStatus(input) {
  const stock = { release: async () => undefined };
  return execute.call(Object.assign(Object.create(this), { stock }), input);
};
