// @ts-check
const base = require('@haberdash/kit/testing/jest-config.cjs');

const [[, typescript]] = Object.entries(base.transform);

/** The toolbar of Markdown is published as an ES module only. */
module.exports = {
  ...base,
  transform: { ...base.transform, 'markdown-toolbar-element/.+\\.js$': typescript },
  transformIgnorePatterns: ['/node_modules/(?!(@haberdash/kit|@github/markdown-toolbar-element)/)'],
};
