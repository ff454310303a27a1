// @ts-check
// A refund that is tried again is another one to the provider.
const { randomUUID } = require('node:crypto');
const { PayPalGateway } = require('../../../dist/src/payments/gateway/adapters/paypal/paypal.gateway');
const { replace } = require('../plant.cjs');

replace(
  PayPalGateway.prototype,
  'refund',
  (refund) =>
    function (captureId) {
      return refund.call(this, captureId, randomUUID());
    },
);
