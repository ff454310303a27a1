// @ts-check
// Every currency has cents, yen too.
const { replaceExport } = require('../plant.cjs');

replaceExport(
  require.resolve('../../../src/shared/currency/currency'),
  'currencyOf',
  (currencyOf) => (code) => ({ ...currencyOf(code), digits: 2 }),
);
