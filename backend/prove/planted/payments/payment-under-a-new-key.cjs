// @ts-check
// A payment that is opened again is another one to the provider.
const { randomUUID } = require('node:crypto');
const { PayPalGateway } = require('../../../dist/src/payments/gateway/adapters/paypal/paypal.gateway');
const { replace } = require('../plant.cjs');

replace(
  PayPalGateway.prototype,
  'open',
  (open) =>
    function (request) {
      return open.call(this, { ...request, paymentId: randomUUID() });
    },
);
