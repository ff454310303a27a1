// @ts-check
const { remoteConfig } = require('@haberdash/kit/federation.cjs');

const { KIT_RANGE: kitRange } = process.env;

module.exports = remoteConfig({ name: 'tailor', root: __dirname, port: 3004, kitRange });
