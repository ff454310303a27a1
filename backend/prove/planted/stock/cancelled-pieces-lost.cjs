// @ts-check
// Cancelled pieces are refunded, and do not come back into stock.
const { RefundCancellation } = require('../../../dist/src/ordering/parcels/application/refund-cancellation');
const { replace } = require('../plant.cjs');

replace(
  RefundCancellation.prototype,
  'returnPieces',
  (returnPieces) =>
    function (...given) {
      const stock = { takeBack: async () => undefined };
      return returnPieces.apply(Object.assign(Object.create(this), { stock }), given);
    },
);
