// @ts-check
// Orders take over what an admin edits in the deliveries.
const { EditMethod } = require('../../../dist/src/delivery/application/edit-method');
const { replace } = require('../plant.cjs');

replace(
  EditMethod.prototype,
  'execute',
  (execute) =>
    async function (input) {
      await execute.call(this, input);
      await this.methods.database.query(
        `UPDATE ordering.orders SET delivery = delivery || jsonb_build_object('name', $2::text)
          WHERE delivery ->> 'methodId' = $1`,
        [input.id, input.name],
      );
    },
);
