// @ts-check
const { remoteConfig } = require('@haberdash/kit/federation.cjs');

module.exports = remoteConfig({ name: 'shop', root: __dirname, port: 3002, pages: require('./pages.cjs') });
