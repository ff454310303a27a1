// @ts-check
// Without a message nobody finds out that a buyer has agreed, or what became of a capture.
const {
  ReconcilePayment,
} = require('../../../dist/src/payments/reconciliation/application/reconcile-payment.js');

if (!ReconcilePayment.prototype.execute) throw new Error('There is nothing to break');
ReconcilePayment.prototype.execute = async () => undefined;
