// @ts-check
// A webhook that tells of a reversal is ignored.
const { HandleWebhook } = require('../../../dist/src/payments/webhooks/application/handle-webhook');
const { replace } = require('../plant.cjs');

replace(
  HandleWebhook.prototype,
  'handle',
  (handle) =>
    function (event, paymentId) {
      return event.kind === 'reversed' ? undefined : handle.call(this, event, paymentId);
    },
);
