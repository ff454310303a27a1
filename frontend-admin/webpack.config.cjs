// @ts-check
const { remoteConfig } = require('@haberdash/kit/federation.cjs');

module.exports = remoteConfig({ name: 'admin', root: __dirname, port: 3003, pages: require('./pages.cjs') });
