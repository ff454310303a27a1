// @ts-check
// The money is recorded, and the order that it was for is not confirmed.
const { ConfirmOrder } = require('../../../dist/src/ordering/completion/application/confirm-order.js');

if (!ConfirmOrder.prototype.confirm) throw new Error('There is nothing to break');
ConfirmOrder.prototype.confirm = async () => undefined;
