// @ts-check
// Pieces that got lost and are refunded return to stock, as if they had come back.
const { LoseParcel } = require('../../../dist/src/ordering/parcels/application/lose-parcel');
const { replace } = require('../plant.cjs');

replace(
  LoseParcel.prototype,
  'writeOff',
  (writeOff) =>
    function (loss) {
      const stock = {
        takeBack: (...given) => this.stock.takeBack(...given),
        lose: async () => ({ lost: true }),
      };
      return writeOff.call(loss.cancellation ? Object.assign(Object.create(this), { stock }) : this, loss);
    },
);
