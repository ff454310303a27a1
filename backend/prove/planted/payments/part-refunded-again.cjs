// @ts-check
// A refund in part that is tried again is another one to the provider, which is not asked for it first.
const { randomUUID } = require('node:crypto');
const { PayPalGateway } = require('../../../dist/src/payments/gateway/adapters/paypal/paypal.gateway');
const { replace } = require('../plant.cjs');

replace(PayPalGateway.prototype, 'findRefunds', () => async () => ({ isAll: false, refunds: [] }));
replace(
  PayPalGateway.prototype,
  'refundPart',
  (refundPart) =>
    function (part) {
      return refundPart.call(this, part, randomUUID());
    },
);
