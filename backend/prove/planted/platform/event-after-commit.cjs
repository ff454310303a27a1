// @ts-check
// Events are announced after the transaction that caused them, not in it.
const { GraphileOutbox } = require('../../../dist/src/platform/jobs/graphile-outbox');
const { replace } = require('../plant.cjs');

replace(
  GraphileOutbox.prototype,
  'add',
  (add) =>
    async function (events) {
      this.jobs.database.transaction.exit(() => setTimeout(() => void add.call(this, events), 100));
    },
);
