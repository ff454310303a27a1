// @ts-check
const path = require('node:path');
const { shareFromShell } = require('@haberdash/kit/federation.cjs');
const { webpackBase } = require('@haberdash/kit/webpack-base.cjs');
const CopyPlugin = require('copy-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');

const { API_URL = 'http://localhost:3000' } = process.env;
const remotes = require('./public/remotes.json');

/** SHOP_URL, ADMIN_URL and so on; else the dev servers' ports follow the shell's in the order of the list. */
const urlOf = ({ name }, index) =>
  process.env[`${name.toUpperCase()}_URL`] ?? `http://localhost:${3002 + index}`;

module.exports = (_env, { mode }) => {
  const config = webpackBase({ root: __dirname, mode, port: 3001, publicPath: '/' });
  config.entry = { main: ['./src/bootstrap.tsx'] };
  shareFromShell(config);
  config.plugins.push(
    new CopyPlugin({
      patterns: [
        { from: 'public', globOptions: { ignore: ['**/index.html'] } },
        // No entry of its own: that would bring the federation's runtime along.
        { from: 'src/layout/after-first-sight.js', to: '[name].[contenthash:8][ext]' },
      ],
    }),
    new HtmlPlugin({ template: 'public/index.html', scriptLoading: 'defer', chunks: ['main'] }),
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
