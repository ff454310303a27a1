// @ts-check
const { remoteConfig } = require('@haberdash/kit/federation.cjs');
const { version } = require('./package.json');

module.exports = remoteConfig({ name: 'admin', version, root: __dirname, port: 3003 });
