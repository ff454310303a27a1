// @ts-check
const shared = require('@haberdash/kit/testing/jest-config.cjs');

module.exports = {
  ...shared,
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    // jsdom runs no scripts.
    '^@module-federation/enhanced/runtime$': '<rootDir>/src/testing/deployed-remotes.ts',
  },
};
