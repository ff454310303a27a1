// @ts-check
// Each call for the money of a payment goes under a key of its own.
const { randomUUID } = require('node:crypto');
const { Payment } = require('../../../dist/src/payments/records/domain/payment.js');

if (!Object.getOwnPropertyDescriptor(Payment.prototype, 'captureKey'))
  throw new Error('There is nothing to break');
Object.defineProperty(Payment.prototype, 'captureKey', { get: () => randomUUID() });
