// @ts-check
// A stock-take sets the stock to what was counted: what was sold since is back in stock.
const { BookLines } = require('../../../src/inventory/stock-takes/application/book-lines');
const { replace } = require('../plant.cjs');

replace(
  BookLines.prototype,
  'correct',
  (correct) =>
    function (corrections, reason) {
      const absolute = corrections.map(({ variantId, counted }) => ({ variantId, counted }));
      return correct.call(this, absolute, reason);
    },
);
