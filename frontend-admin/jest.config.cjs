// @ts-check
module.exports = {
  ...require('@haberdash/kit/testing/jest-config.cjs'),
  // A form filled in key by key takes its seconds on a busy machine.
  testTimeout: 20_000,
};
