// @ts-check
// All requests that come on one connection are answered at the same time.
const limits = require('../../dist/src/platform/http/connection-limits');
const { replace } = require('./plant.cjs');

replace(limits, 'limitPipelining', () => () => undefined);
