// @ts-check
const { container } = require('webpack');
const { EXPOSED, ManifestPlugin } = require('./manifest-plugin.cjs');
const { PagesPlugin } = require('./pages-plugin.cjs');
const { webpackBase } = require('./webpack-base.cjs');

/**
 * One instance each in the browser. Of the kit only what carries a React context, is used on every page, or is
 * big is shared; its pure functions are bundled where they are used. A new entry must ship in the shell first.
 */
const sharedModules = require('./shared-modules.json');

function federatedRemote(name) {
  return new container.ModuleFederationPlugin({
    name,
    exposes: { './remote': { import: './src/remote.ts', name: EXPOSED } },
    shared: Object.fromEntries(sharedModules.map((name) => [name, { singleton: true, import: false }])),
    filename: 'remoteEntry.[contenthash:8].js',
  });
}

/** The whole webpack configuration of a remote. */
function remoteConfig({ name, root, port, pages }) {
  return (_env, { mode }) => {
    const config = webpackBase({ root, mode, port, publicPath: 'auto' });
    config.entry = {};
    config.output.uniqueName = name;
    config.plugins.push(federatedRemote(name), new ManifestPlugin());
    if (pages) config.plugins.push(new PagesPlugin(pages));
    return config;
  };
}

module.exports = { remoteConfig };
