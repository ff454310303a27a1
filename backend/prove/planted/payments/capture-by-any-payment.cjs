// @ts-check
// An order is captured whatever payment the client names.
const { Payment } = require('../../../dist/src/payments/records/domain/payment.js');

const { beginCapture } = Payment.prototype;
if (!beginCapture) throw new Error('There is nothing to break');
Payment.prototype.beginCapture = function beginAnyCapture(reference, now) {
  return beginCapture.call(this, this.state.id, now);
};
