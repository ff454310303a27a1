// @ts-check
const path = require('node:path');
const { shareFromShell } = require('@haberdash/kit/federation.cjs');
const { renderSkeletons } = require('@haberdash/kit/render-skeletons.cjs');
const { webpackBase } = require('@haberdash/kit/webpack-base.cjs');
const CopyPlugin = require('copy-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');

const { API_URL = 'http://localhost:3000' } = process.env;
const remotes = require('./public/remotes.json');

/**
 * SHOP_URL, ADMIN_URL and so on. By default, the dev servers' ports follow the shell's in the order of the
 * list.
 */
const urlOf = ({ name }, index) =>
  process.env[`${name.toUpperCase()}_URL`] ?? `http://localhost:${3002 + index}`;

/** The package names its development files only; those warn of what nobody in production reads. */
const routerForProduction = Object.fromEntries(
  Object.entries({ 'react-router$': 'index', 'react-router/dom$': 'dom-export' }).map(([request, file]) => [
    request,
    path.join(path.dirname(require.resolve('react-router/package.json')), `dist/production/${file}.mjs`),
  ]),
);

/** The template public/index.html has these parameters. */
async function templateParameters(compilation, { js, css }) {
  const isProduction = compilation.options.mode === 'production';
  const starter = Object.keys(compilation.assets).find((name) => name.startsWith('start-after-first-paint'));
  return {
    isProduction,
    scripts: js,
    starter: `/${starter}`,
    styleSheets: css,
    styles: css.map((url) => compilation.getAsset(url.slice(1)).source.source().toString()).join(''),
    skeletons: isProduction ? await renderSkeletons(__dirname, './src/skeletons.tsx') : {},
  };
}

module.exports = (_env, { mode }) => {
  const config = webpackBase({ root: __dirname, mode, port: 3001, publicPath: '/' });
  config.entry = { main: ['./src/bootstrap.tsx'] };
  shareFromShell(config);
  if (mode === 'production') config.resolve.alias = { ...config.resolve.alias, ...routerForProduction };
  config.plugins.push(
    new CopyPlugin({
      patterns: [
        { from: 'public', globOptions: { ignore: ['**/index.html'] } },
        // The script is copied, because an entry would contain the federation's runtime.
        { from: 'src/layout/start-after-first-paint.js', to: '[name].[contenthash:8][ext]' },
      ],
    }),
    new HtmlPlugin({ template: 'public/index.html', inject: false, templateParameters }),
  );
  Object.assign(config.devServer, {
    historyApiFallback: true,
    static: path.join(__dirname, 'public'),
    proxy: [
      { context: ['/api', '/uploads', '/simulators'], target: API_URL, changeOrigin: false },
      ...remotes.map((remote, index) => ({
        context: `/remotes/${remote.name}`,
        target: urlOf(remote, index),
        pathRewrite: { [`^/remotes/${remote.name}`]: '' },
      })),
    ],
  });
  return config;
};
