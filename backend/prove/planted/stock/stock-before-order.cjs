// @ts-check
// Stock is reserved in a transaction of its own, before the one that writes the order.
const { NewOrders } = require('../../../dist/src/ordering/placing/application/new-orders');
const { TypeOrmUnitOfWork } = require('../../../dist/src/platform/postgres/typeorm-unit-of-work');
const { replace } = require('../plant.cjs');

replace(
  NewOrders.prototype,
  'reserve',
  (reserve) =>
    function (...given) {
      const { database } = this.orders;
      const own = new TypeOrmUnitOfWork(database);
      return database.transaction.exit(() => own.run(() => reserve.apply(this, given)));
    },
);
