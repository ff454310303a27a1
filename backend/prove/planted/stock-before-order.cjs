// @ts-check
// Stock is reserved in a transaction of its own, before the one that writes the order.
const { PlaceOrder } = require('../../dist/src/ordering/application/place-order');
const { replace } = require('./plant.cjs');

replace(
  PlaceOrder.prototype,
  'reserve',
  (reserve) =>
    function (...given) {
      const { unitOfWork } = this;
      return unitOfWork.database.transaction.exit(() => unitOfWork.run(() => reserve.apply(this, given)));
    },
);
