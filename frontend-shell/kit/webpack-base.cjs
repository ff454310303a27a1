// @ts-check
const path = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');

/** The shared webpack configuration of shell and remotes. */
function webpackBase({ root, mode, port, publicPath }) {
  const production = mode === 'production';
  return {
    context: root,
    mode,
    target: ['web', 'es2022'],
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: path.join(root, 'dist'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      publicPath,
      clean: true,
      // Importing a module again after it threw runs it again, instead of returning its incomplete exports.
      strictModuleErrorHandling: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: { rules: [scripts(production), styles(production), files()] },
    plugins: [
      // Hot updates find style sheets by their names in the page.
      // Their order is free: no two modules of a workspace set the same property of an element.
      new MiniCssExtractPlugin({
        filename: production ? '[name].[contenthash:8].css' : '[name].css',
        ignoreOrder: true,
      }),
      ...(production ? compressed() : [refreshing()]),
    ],
    devServer: devServer(port),
    // Only for its minimizer; the plugin above extracts the style sheets.
    experiments: { css: true },
    optimization: { minimizeOptions: { javascript: { compress: { passes: 3, pure_getters: true } } } },
    performance: false,
    stats: 'errors-warnings',
  };
}

function scripts(production) {
  return {
    test: /\.tsx?$/,
    // The kit is TypeScript, also where it is installed as a package.
    exclude: /node_modules[\\/](?!@haberdash[\\/]kit[\\/])/,
    loader: 'swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        // The shell shares only this one of the runtimes of JSX: a remote's own `jsx-dev-runtime` fails on a production build of React.
        transform: { react: { runtime: 'automatic', development: false, refresh: !production } },
      },
    },
  };
}

function styles(production) {
  const modules = {
    auto: true,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    localIdentName: production ? '[hash:base64:6]' : '[name]__[local]',
  };
  return {
    test: /\.css$/,
    type: 'javascript/auto',
    use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { modules } }],
  };
}

function files() {
  return { test: /\.(woff2|avif)$/, type: 'asset/resource' };
}

/** Brotli for the backend, gzip for the backend and nginx, which lacks brotli. */
function compressed() {
  const CompressionPlugin = require('compression-webpack-plugin');
  const test = /\.(js|css|html|json|svg)$/;
  return [
    new CompressionPlugin({ test, algorithm: 'brotliCompress', filename: '[path][base].br' }),
    new CompressionPlugin({ test, algorithm: 'gzip', filename: '[path][base].gz' }),
  ];
}

function refreshing() {
  const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
  return new ReactRefreshPlugin({ overlay: false });
}

function devServer(defaultPort) {
  const port = Number(process.env.PORT ?? defaultPort);
  return {
    port,
    hot: true,
    liveReload: false,
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*' },
    // Pages are served through the shell's origin, hot updates by the remote's own dev server.
    client: { overlay: false, webSocketURL: { hostname: 'localhost', port } },
  };
}

module.exports = { webpackBase };
