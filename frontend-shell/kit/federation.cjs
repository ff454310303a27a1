// @ts-check
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { ContractPlugin } = require('./contract/contract-plugin.cjs');
const { PagesPlugin } = require('./pages-plugin.cjs');
const { sharedModules } = require('./shared-modules.cjs');
const { webpackBase } = require('./webpack-base.cjs');
const kit = require('./package.json');

const versionOf = (packageName) => require(`${packageName}/package.json`).version;

/** The selection follows what the build imports: the shell's own imports of a package with a selection are bundled as ever. */
function sharedByShell() {
  const entries = sharedModules.map(({ package: packageName, shareKey, from = shareKey }) => {
    const version = versionOf(packageName);
    return [from, { shareKey, version, requiredVersion: version, singleton: true, eager: true }];
  });
  return Object.fromEntries(entries);
}

/** None of it is in a remote's build. */
function sharedByRemote(kitRange) {
  const entries = sharedModules.flatMap(({ package: packageName, shareKey, imports = [shareKey] }) => {
    const requiredVersion = packageName === kit.name ? kitRange : `^${versionOf(packageName)}`;
    const options = { shareKey, requiredVersion, strictVersion: true, singleton: true, import: false };
    return imports.map((request) => [request, options]);
  });
  return Object.fromEntries(entries);
}

const common = { shareStrategy: 'loaded-first', dts: false };
const optimization = { target: 'web' };

function federatedShell() {
  return new ModuleFederationPlugin({
    ...common,
    name: 'shell',
    shared: sharedByShell(),
    manifest: false,
    experiments: { provideExternalRuntime: true, optimization },
  });
}

function federatedRemote(name, kitRange) {
  return new ModuleFederationPlugin({
    ...common,
    name,
    exposes: { './remote': './src/remote.ts' },
    shared: sharedByRemote(kitRange),
    filename: 'remoteEntry.[contenthash:8].js',
    manifest: true,
    experiments: { externalRuntime: true, optimization },
  });
}

/** Else a build has the runtime twice, as CommonJS and as modules. */
const oneRuntime = Object.fromEntries(
  ['runtime-core', 'sdk'].map((name) => [
    `@module-federation/${name}$`,
    require.resolve(`@module-federation/${name}`).replace(/\.cjs$/, '.js'),
  ]),
);

/** Adds the federation to the shell's configuration, whose entry imports all that it shares. */
function shareFromShell(config) {
  config.entry.main.unshift(...Object.keys(sharedByShell()));
  config.resolve.alias = oneRuntime;
  config.plugins.push(federatedShell());
}

/** Module Federation emits mf-stats.json for tools. Nobody needs it in public. */
class WithoutFederationStats {
  apply(compiler) {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('WithoutFederationStats', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'WithoutFederationStats', stage }, () =>
        compilation.deleteAsset('mf-stats.json'),
      );
    });
  }
}

/**
 * The whole webpack configuration of a remote. On a shell whose kit is not in the range, the remote refuses to start:
 * by itself, it needs the kit that it is built with, or a later one of the same major version. With its version, the build emits a
 * contract; `webpack --env contracts=<folder>` publishes it. `pages` is deprecated since 2.9.0: pages are those of the features.
 */
function remoteConfig({ name, root, port, pages, version, kitRange = `^${kit.version}` }) {
  return ({ contracts: publishTo }, { mode }) => {
    const config = webpackBase({ root, mode, port, publicPath: 'auto' });
    config.entry = {};
    config.output.uniqueName = name;
    config.resolve.alias = oneRuntime;
    config.plugins.push(federatedRemote(name, kitRange), new WithoutFederationStats());
    if (mode !== 'production') return config;
    // In development, no server composes pages.
    config.plugins.push(new PagesPlugin(name, pages));
    if (version) config.plugins.push(new ContractPlugin({ remote: name, version, kit: kitRange, publishTo }));
    return config;
  };
}

module.exports = { remoteConfig, shareFromShell };
