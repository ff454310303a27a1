// @ts-check
// A refund that is tried again is another one to the provider, which is not asked for it first.
const { randomUUID } = require('node:crypto');
const { PayPalGateway } = require('../../../dist/src/payments/gateway/adapters/paypal/paypal.gateway');
const { replace } = require('../plant.cjs');

replace(PayPalGateway.prototype, 'findRefunds', () => async () => ({ isAll: false, refunds: [] }));
replace(
  PayPalGateway.prototype,
  'refund',
  (refund) =>
    function (money) {
      return refund.call(this, money, randomUUID());
    },
);
