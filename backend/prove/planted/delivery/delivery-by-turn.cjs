// @ts-check
// Every second time that somebody asks, a delivery costs a cent more.
const { TableRates } = require('../../../dist/src/delivery/adapters/tables/table-rates');
const { Money } = require('../../../dist/src/shared/money');
const { replace } = require('../plant.cjs');

let asked = 0;
replace(
  TableRates.prototype,
  'priceOf',
  (priceOf) =>
    async function (...given) {
      asked += 1;
      return (await priceOf.apply(this, given)).plus(Money.ofCents(asked % 2));
    },
);
