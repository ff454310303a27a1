// @ts-check
// Cancelled pieces come back into stock twice, and the movements say so, too.
const { RefundCancellation } = require('../../../dist/src/ordering/parcels/application/refund-cancellation');
const { replace } = require('../plant.cjs');

replace(
  RefundCancellation.prototype,
  'returnPieces',
  (returnPieces) =>
    async function (order, cancellation) {
      await returnPieces.call(this, order, cancellation);
      await this.stock.takeBack(order.id, [...cancellation.state.pieces]);
    },
);
