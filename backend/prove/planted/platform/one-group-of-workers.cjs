// @ts-check
// Captures, refunds and expiries wait behind checks that nobody waits for.
const { Subscriptions } = require('../../../dist/src/platform/jobs/subscriptions');
const { replace } = require('../plant.cjs');

replace(
  Subscriptions.prototype,
  'jobHandlersOf',
  (handlersOf) =>
    function allInTheBackground(group) {
      if (group !== 'background') return [];
      return ['shop', 'provider', 'background'].flatMap((one) => handlersOf.call(this, one));
    },
);
