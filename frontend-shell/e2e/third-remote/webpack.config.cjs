// @ts-check
const { remoteConfig } = require('@haberdash/kit/federation.cjs');

module.exports = remoteConfig({ name: 'tailor', root: __dirname, port: 3004 });
