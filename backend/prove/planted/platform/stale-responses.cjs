// @ts-check
// The cache of public responses gives a value for five seconds.
const { ResponseCache } = require('../../../src/platform/response-cache/response-cache');
const { replace } = require('../plant.cjs');

replace(
  ResponseCache.prototype,
  'fetch',
  (original) =>
    async function (key, produce, options) {
      const produced = await original.call(this, key, produce, options);
      options.ttl = 5_000;
      return produced;
    },
);
