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
const kit = require('./package.json');

const sharedOptions = (name, kitRange) => ({
  singleton: true,
  import: false,
  ...(name.startsWith(`${kit.name}/`) && { requiredVersion: kitRange, strictVersion: true }),
});

function federatedRemote(name, kitRange) {
  return new container.ModuleFederationPlugin({
    name,
    exposes: { './remote': { import: './src/remote.ts', name: EXPOSED } },
    shared: Object.fromEntries(sharedModules.map((name) => [name, sharedOptions(name, kitRange)])),
    filename: 'remoteEntry.[contenthash:8].js',
  });
}

/**
 * The whole webpack configuration of a remote. On a shell whose kit is not in the range, the remote refuses to start:
 * by itself, it needs the kit that it is built with, or a later one of the same major version.
 */
function remoteConfig({ name, root, port, pages, kitRange = `^${kit.version}` }) {
  return (_env, { mode }) => {
    const config = webpackBase({ root, mode, port, publicPath: 'auto' });
    config.entry = {};
    config.output.uniqueName = name;
    config.plugins.push(federatedRemote(name, kitRange), new ManifestPlugin());
    if (pages) config.plugins.push(new PagesPlugin(pages));
    return config;
  };
}

module.exports = { remoteConfig };
