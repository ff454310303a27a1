// @ts-check
// The stock of an exchange is not put aside when it is declared.
const { Replacements } = require('../../../src/ordering/exchanges/application/replacements');
const { replace } = require('../plant.cjs');

replace(
  Replacements.prototype,
  'place',
  (place) =>
    function (...given) {
      const stock = { reserve: async () => ({ reserved: true }) };
      return place.apply(Object.assign(Object.create(this), { stock }), given);
    },
);
