// @ts-check
// A message is believed whoever signed it.
const { PayPalMessages } = require('../../dist/src/payments/adapters/paypal/paypal-messages.js');

if (!PayPalMessages.prototype.isSigned) throw new Error('There is nothing to break');
PayPalMessages.prototype.isSigned = async () => true;
