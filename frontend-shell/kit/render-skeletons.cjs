// @ts-check
const { createElement } = require('react');
const { renderToStaticMarkup } = require('react-dom/server');
const { MemoryRouter } = require('react-router-dom');
const { evaluateModule } = require('./evaluate-module.cjs');

/**
 * Renders React elements to HTML, with the class names that the style sheets of the production build have.
 *
 * @param {string} root of the workspace
 * @param {string} module exports an object of React elements by default
 * @returns {Promise<Record<string, string>>}
 */
async function renderSkeletons(root, module) {
  const elements = Object.entries((await evaluateModule(root, module)).default);
  return Object.fromEntries(elements.map(([name, element]) => [name, htmlOf(element)]));
}

const htmlOf = (element) => renderToStaticMarkup(createElement(MemoryRouter, null, element));

module.exports = { renderSkeletons };
