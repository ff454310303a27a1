// @ts-check
// Cancelled pieces are refunded, and do not come back into stock.
const { CancelPieces } = require('../../dist/src/ordering/cancellations/application/cancel-pieces');
const { replace } = require('../plant.cjs');

replace(
  CancelPieces.prototype,
  'returnPieces',
  (returnPieces) =>
    function (...given) {
      const stock = { takeBack: async () => undefined };
      return returnPieces.apply(Object.assign(Object.create(this), { stock }), given);
    },
);
