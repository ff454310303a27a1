// @ts-check
// Nothing is owed, and yet the provider is asked for it.
const { Payment } = require('../../../src/payments/records/domain/payment');

const { prototype } = Payment;
if (!('isNothingOwed' in prototype)) throw new Error('There is nothing to break');
Object.defineProperty(prototype, 'isNothingOwed', { get: () => false });
