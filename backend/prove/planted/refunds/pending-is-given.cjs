// @ts-check
// A refund that the provider has only accepted counts as given.
const orders = require.resolve('../../../dist/src/payments/gateway/adapters/paypal/paypal-orders');
const { replaceExport } = require('../plant.cjs');

const asGiven = (outcome) => (outcome.kind === 'pending' ? { ...outcome, kind: 'given' } : outcome);

replaceExport(
  orders,
  'refundOutcomeOf',
  (refundOutcomeOf) =>
    (...given) =>
      asGiven(refundOutcomeOf(...given)),
);
