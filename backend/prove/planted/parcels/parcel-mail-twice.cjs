// @ts-check
// That a parcel is sent is told by two e-mails, the second of which is about an id of its own.
const { randomUUID } = require('node:crypto');
const { WriteMail } = require('../../../dist/src/mailing/application/write-mail');
const { replace } = require('../plant.cjs');

replace(
  WriteMail.prototype,
  'execute',
  (execute) =>
    async function (input) {
      await execute.call(this, input);
      if (input.kind !== 'parcel-sent') return;
      const recipients = { of: () => this.recipients.of(input.kind, input.factId) };
      const other = Object.assign(Object.create(this), { recipients });
      await execute.call(other, { ...input, factId: randomUUID() });
    },
);
