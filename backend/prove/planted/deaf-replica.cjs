// @ts-check
// A server drops what it keeps only when it changed something itself.
const { ChangeFeed } = require('../../dist/src/platform/postgres/change-feed');
const { replace } = require('./plant.cjs');

replace(ChangeFeed.prototype, 'hear', () => () => undefined);
