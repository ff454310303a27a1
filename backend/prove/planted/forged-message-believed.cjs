// @ts-check
// A message is believed whoever signed it.
const { PayPalWebhooks } = require('../../dist/src/payments/adapters/paypal/paypal-webhooks.js');

if (!PayPalWebhooks.prototype.isSigned) throw new Error('There is nothing to break');
PayPalWebhooks.prototype.isSigned = async () => true;
