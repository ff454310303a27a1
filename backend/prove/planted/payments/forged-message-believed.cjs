// @ts-check
// The signature of a webhook is not checked.
const { PayPalWebhooks } = require('../../../dist/src/payments/gateway/adapters/paypal/paypal-webhooks.js');

if (!PayPalWebhooks.prototype.isSigned) throw new Error('There is nothing to break');
PayPalWebhooks.prototype.isSigned = async () => true;
