// @ts-check
const { createRequire } = require('node:module');
const path = require('node:path');
const { createElement } = require('react');
const { renderToStaticMarkup } = require('react-dom/server');
const { MemoryRouter } = require('react-router-dom');
const webpack = require('webpack');
const { webpackBase } = require('./webpack-base.cjs');

/**
 * Renders React elements to HTML, with the class names that the style sheets of the production build have.
 *
 * @param {string} root of the workspace
 * @param {string} module exports an object of React elements by default
 * @returns {Promise<Record<string, string>>}
 */
async function renderSkeletons(root, module) {
  const elements = Object.entries(evaluate(await bundle(root, module), root).default);
  return Object.fromEntries(elements.map(([name, element]) => [name, htmlOf(element)]));
}

const htmlOf = (element) => renderToStaticMarkup(createElement(MemoryRouter, null, element));

/** @returns {Promise<string>} CommonJS; nothing is written to disk */
function bundle(root, module) {
  const config = webpackBase({ root, mode: 'production', port: 0, publicPath: 'auto' });
  config.entry = module;
  config.target = 'node';
  config.output = { path: path.join(root, 'dist'), filename: 'skeletons.js', library: { type: 'commonjs2' } };
  config.externals = [/^react(-dom|-redux|-router-dom)?($|\/)/];
  config.externalsType = 'commonjs';
  config.optimization = { minimize: false };
  config.plugins = config.plugins.filter(({ constructor }) => constructor.name === 'MiniCssExtractPlugin');
  const compiler = webpack(config);
  compiler.hooks.shouldEmit.tap('renderSkeletons', () => false);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else resolve(stats.compilation.getAsset('skeletons.js').source.source().toString());
    });
  });
}

function evaluate(code, root) {
  const module = { exports: {} };
  const requireThere = createRequire(path.join(root, 'package.json'));
  new Function('module', 'exports', 'require', code)(module, module.exports, requireThere);
  return module.exports;
}

module.exports = { renderSkeletons };
