// @ts-check
const { remoteConfig } = require('@haberdash/kit/federation.cjs');

/** Built against an earlier minor version than the shell's. */
const { KIT_RANGE: kitRange = '^2.0.0' } = process.env;

module.exports = remoteConfig({ name: 'tailor', root: __dirname, port: 3004, kitRange });
