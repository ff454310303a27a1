// @ts-check
// Pieces that are sent again in place of lost ones are not taken out of stock.
const { LoseParcel } = require('../../../dist/src/ordering/parcels/application/lose-parcel');
const { replace } = require('../plant.cjs');

replace(
  LoseParcel.prototype,
  'writeOff',
  (writeOff) =>
    function (loss) {
      const isSentAgain = loss.parcels.order.canBeSent && !loss.cancellation;
      return isSentAgain ? Promise.resolve() : writeOff.call(this, loss);
    },
);
