// @ts-check
// That a parcel was sent is announced after the transaction that sent it, not in it.
const {
  TypeOrmParcelRepository,
} = require('../../../dist/src/ordering/parcels/adapters/postgres/typeorm-parcel.repository');
const { replace } = require('../plant.cjs');

replace(
  TypeOrmParcelRepository.prototype,
  'save',
  (save) =>
    async function (parcels) {
      const { outbox, database } = this;
      const announce = async (events) =>
        database.transaction.exit(() => setTimeout(() => void outbox.add(events), 100));
      return save.call(Object.create(this, { outbox: { value: { add: announce } } }), parcels);
    },
);
