// @ts-check
// What the goods cost is not compared with what the shopper saw.
const lines = require('../../../dist/src/ordering/orders/domain/order-line');
const { replace } = require('../plant.cjs');

replace(
  lines,
  'assertSeen',
  (assertSeen) =>
    (seen, ...quotes) =>
      assertSeen({ ...seen, lines: undefined, total: undefined }, ...quotes),
);
