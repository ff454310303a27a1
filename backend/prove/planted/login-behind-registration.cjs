// @ts-check
// Logins queue behind registrations.
const limits = require('../../dist/src/platform/http/limit-concurrency');
const { replace } = require('./plant.cjs');

replace(limits, 'LimitConcurrency', () => () => () => undefined);
