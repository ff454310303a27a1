// @ts-check
const { createRequire } = require('node:module');
const path = require('node:path');
const webpack = require('webpack');
const { webpackBase } = require('./webpack-base.cjs');

/**
 * Runs a module of a workspace in Node, at build. Nothing is written to disk.
 *
 * @param {string} root of the workspace
 * @param {string} module
 * @param {import('webpack').RuleSetRule[]} [rules] more rules for its files
 * @returns {Promise<any>} its exports; names of classes are those of the production build's style sheets
 */
async function evaluateModule(root, module, rules = []) {
  const code = await bundle(root, module, rules);
  const evaluated = { exports: {} };
  const requireThere = createRequire(path.join(root, 'package.json'));
  new Function('module', 'exports', 'require', code)(evaluated, evaluated.exports, requireThere);
  return evaluated.exports;
}

/** @returns {Promise<string>} CommonJS */
function bundle(root, module, rules) {
  const config = webpackBase({ root, mode: 'production', port: 0, publicPath: 'auto' });
  config.entry = module;
  config.target = 'node';
  config.output = { path: path.join(root, 'dist'), filename: 'module.js', library: { type: 'commonjs2' } };
  config.externals = [/^react(-dom|-redux|-router-dom)?($|\/)/];
  config.externalsType = 'commonjs';
  config.optimization = { minimize: false };
  config.module.rules.push(...rules);
  config.plugins = config.plugins.filter(({ constructor }) => constructor.name === 'MiniCssExtractPlugin');
  const compiler = webpack(config);
  compiler.hooks.shouldEmit.tap('evaluateModule', () => false);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else resolve(stats.compilation.getAsset('module.js').source.source().toString());
    });
  });
}

module.exports = { evaluateModule };
