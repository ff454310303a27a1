// @ts-check
// Pieces are on sale again as soon as a return of them is declared.
const { SqlStock } = require('../../../dist/src/inventory/adapters/postgres/sql-stock');
const {
  TypeOrmReturnRepository,
} = require('../../../dist/src/ordering/returns/adapters/postgres/typeorm-return.repository');
const { counted } = require('../../../dist/src/ordering/returns/domain/return');
const { replace } = require('../plant.cjs');

/** @type {any} The stock of this process, known since its first reservation. */
let stock;
replace(
  SqlStock.prototype,
  'reserve',
  (reserve) =>
    function (...given) {
      stock = this;
      return reserve.apply(this, given);
    },
);

replace(
  TypeOrmReturnRepository.prototype,
  'add',
  (add) =>
    async function (returned) {
      await add.call(this, returned);
      const { orderId, pieces } = returned.state;
      await stock?.restock(orderId, counted(pieces));
    },
);
