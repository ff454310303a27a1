// @ts-check
// At sign-in, a visitor's cart is thrown away instead of merged.
const { MergeCarts } = require('../../../src/cart/application/merge-carts');
const { replace } = require('../plant.cjs');

replace(
  MergeCarts.prototype,
  'execute',
  () =>
    async function (visitorId) {
      await this.carts.delete([visitorId]);
    },
);
