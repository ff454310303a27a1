// @ts-check
// Logins queue behind registrations.
const { replaceExport } = require('../plant.cjs');

const limits = require.resolve('../../../src/platform/http/limits/limit-concurrency');
replaceExport(limits, 'LimitConcurrency', () => () => () => undefined);
