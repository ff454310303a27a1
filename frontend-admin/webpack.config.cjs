// @ts-check
const { remoteConfig } = require('@haberdash/kit/federation.cjs');
const path = require('node:path');
const { NormalModuleReplacementPlugin } = require('webpack');
const { version } = require('./package.json');

const remote = remoteConfig({
  name: 'admin',
  version,
  root: __dirname,
  port: 3003,
});

const fileIn = (/** @type {string} */ packageName, /** @type {string} */ file) =>
  path.join(path.dirname(require.resolve(`${packageName}/package.json`)), file);
const bundled = {
  '@reduxjs/toolkit': fileIn('@reduxjs/toolkit', 'dist/redux-toolkit.modern.mjs'),
  'react-redux': fileIn('react-redux', 'dist/react-redux.mjs'),
};

/** Recharts has a store of its own and needs more of these packages than the shell shares: it gets its own copies. */
const forRecharts = new NormalModuleReplacementPlugin(/^(@reduxjs\/toolkit|react-redux)$/, (resource) => {
  if (/[\\/]node_modules[\\/]recharts[\\/]/.test(resource.context)) {
    resource.request = bundled[/** @type {keyof typeof bundled} */ (resource.request)];
  }
});

module.exports = (/** @type {unknown} */ env, /** @type {{ mode: string }} */ options) => {
  const config = remote(env, options);
  config.plugins.push(forRecharts);
  return config;
};
