// @ts-check
const { remoteConfig } = require('@haberdash/kit/federation.cjs');
const { version } = require('./package.json');

module.exports = remoteConfig({
  name: 'shop',
  version,
  root: __dirname,
  port: 3002,
});
