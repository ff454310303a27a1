// @ts-check
// A repeated request cancels as many pieces again.
const { randomUUID } = require('node:crypto');
const { CancelPieces } = require('../../../dist/src/ordering/cancellations/application/cancel-pieces');
const { replace } = require('../plant.cjs');

for (const method of ['execute', 'executeFor']) {
  replace(
    CancelPieces.prototype,
    method,
    (cancel) =>
      function (...given) {
        const input = given.pop();
        return cancel.call(this, ...given, { ...input, cancellationId: randomUUID() });
      },
  );
}
