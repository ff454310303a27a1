// @ts-check
// Cancelled pieces come back into stock twice, and the movements say so, too.
const { CancelPieces } = require('../../dist/src/ordering/cancellations/application/cancel-pieces');
const { replace } = require('../plant.cjs');

replace(
  CancelPieces.prototype,
  'returnPieces',
  (returnPieces) =>
    async function (order, cancellation) {
      await returnPieces.call(this, order, cancellation);
      await this.stock.takeBack(order.id, [...cancellation.state.pieces]);
    },
);
