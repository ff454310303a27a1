// @ts-check
// Audit entries are written after the transaction of the change instead of in it.
const { SqlAuditTrail } = require('../../../dist/src/audit/adapters/postgres/sql-audit-trail');
const { replace } = require('../plant.cjs');

replace(
  SqlAuditTrail.prototype,
  'add',
  (add) =>
    async function (entries) {
      this.database.transaction.exit(() => setTimeout(() => void add.call(this, entries), 100));
    },
);
