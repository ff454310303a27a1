// @ts-check
// A product that the admin archives is still sold.
const { Product } = require('../../../dist/src/catalogue/products/domain/product');
const { replace } = require('../plant.cjs');

replace(
  Product.prototype,
  'changePublication',
  (change) =>
    function changeUnlessArchived(publication) {
      if (publication.state !== 'archived') change.call(this, publication);
    },
);
