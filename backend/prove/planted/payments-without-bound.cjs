// @ts-check
// A shopper may open any number of payments and finish none.
const { StartPayment } = require('../../dist/src/payments/attempts/application/start-payment');
const { replace } = require('./plant.cjs');

replace(StartPayment.prototype, 'assertFewUnfinished', () => async () => undefined);
