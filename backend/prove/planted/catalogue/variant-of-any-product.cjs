// @ts-check
// A variant goes into the cart as one of whatever product the client names.
const { PricedCart } = require('../../../dist/src/cart/application/priced-cart.js');
const { replace } = require('../plant.cjs');

replace(
  PricedCart.prototype,
  'offerOf',
  () =>
    function (productId, variantId) {
      const offer = this.offers.get(variantId);
      return offer && { ...offer, productId };
    },
);
