// @ts-check
const path = require('node:path');
const { federatedShell } = require('@haberdash/kit/federation.cjs');
const { webpackBase } = require('@haberdash/kit/webpack-base.cjs');
const CopyPlugin = require('copy-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');

const { API_URL = 'http://localhost:3000' } = process.env;
const { SHOP_URL = 'http://localhost:3002', ADMIN_URL = 'http://localhost:3003' } = process.env;

module.exports = (_env, { mode }) => {
  const config = webpackBase({ root: __dirname, mode, port: 3001, publicPath: '/' });
  config.entry = './src/bootstrap.tsx';
  config.plugins.push(
    federatedShell(),
    new CopyPlugin({ patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] } }] }),
    new HtmlPlugin({ template: 'public/index.html', scriptLoading: 'defer' }),
  );
  Object.assign(config.devServer, {
    historyApiFallback: true,
    static: path.join(__dirname, 'public'),
    proxy: [
      { context: ['/api', '/uploads', '/simulators'], target: API_URL, changeOrigin: false },
      { context: '/remotes/shop', target: SHOP_URL, pathRewrite: { '^/remotes/shop': '' } },
      { context: '/remotes/admin', target: ADMIN_URL, pathRewrite: { '^/remotes/admin': '' } },
    ],
  });
  return config;
};
