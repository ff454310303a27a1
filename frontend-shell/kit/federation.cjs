// @ts-check
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { webpackBase } = require('./webpack-base.cjs');

/**
 * One instance each in the browser. Of the kit only what carries a React context, is used on every page, or is
 * big is shared; its pure functions are bundled where they are used. A new entry must ship in the shell first.
 */
const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-redux',
  '@reduxjs/toolkit',
  'redux-saga',
  'redux-saga/effects',
  '@haberdash/kit/effects',
  '@haberdash/kit/router',
  '@haberdash/kit/services',
  '@haberdash/kit/ui/Button',
  '@haberdash/kit/ui/ButtonLink',
  '@haberdash/kit/ui/Dialog',
  '@haberdash/kit/ui/EmptyState',
  '@haberdash/kit/ui/ErrorState',
  '@haberdash/kit/ui/IconButton',
  '@haberdash/kit/ui/PageHeading',
  '@haberdash/kit/ui/Sheet',
  '@haberdash/kit/ui/Spinner',
  '@haberdash/kit/ui/TextField',
];

/** The package.json beside an inner entry has no version, so webpack can't find it out by itself. */
const versions = { 'redux-saga/effects': require('redux-saga/package.json').version };

function sharedAs(sharing) {
  return Object.fromEntries(
    singletons.map((name) => [name, { singleton: true, version: versions[name], ...sharing }]),
  );
}

const common = {
  manifest: true,
  dts: false,
  filename: 'remoteEntry.[contenthash:8].js',
  shareStrategy: /** @type {const} */ ('loaded-first'),
};
const optimization = { target: /** @type {const} */ ('web') };

function federatedShell() {
  return new ModuleFederationPlugin({
    ...common,
    name: 'shell',
    shared: sharedAs({ eager: true }),
    experiments: { provideExternalRuntime: true, optimization },
  });
}

function federatedRemote(name) {
  return new ModuleFederationPlugin({
    ...common,
    name,
    exposes: { './remote': './src/remote.ts' },
    shared: sharedAs({ import: false }),
    experiments: { externalRuntime: true, optimization },
  });
}

/** The whole webpack configuration of a remote. */
function remoteConfig({ name, root, port }) {
  return (_env, { mode }) => {
    const config = webpackBase({ root, mode, port, publicPath: 'auto' });
    config.entry = {};
    config.output.uniqueName = name;
    config.plugins.push(federatedRemote(name));
    return config;
  };
}

module.exports = { federatedShell, remoteConfig };
