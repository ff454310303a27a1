// @ts-check
// Logins queue behind registrations.
const { replaceExport } = require('../plant.cjs');

const limits = require.resolve('../../../dist/src/platform/http/limit-concurrency');
replaceExport(limits, 'LimitConcurrency', () => () => () => undefined);
