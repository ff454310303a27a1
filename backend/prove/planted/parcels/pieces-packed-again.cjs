// @ts-check
// Pieces that are in a parcel or cancelled may be packed again.
const { OrderParcels } = require('../../../dist/src/ordering/parcels/domain/order-parcels');
const { replace } = require('../plant.cjs');

replace(
  OrderParcels.prototype,
  'leftOf',
  () =>
    function (variantId) {
      return this.lineOf(variantId)?.quantity ?? 0;
    },
);
