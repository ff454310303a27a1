// @ts-check
const shared = require('@haberdash/kit/testing/jest-config.cjs');

module.exports = {
  ...shared,
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    // It only works inside a federated build.
    '^@module-federation/enhanced/runtime$': '<rootDir>/src/testing/federation-runtime.ts',
  },
};
