// @ts-check
const path = require('node:path');

/**
 * A loader of webpack for a module whose lazy imports are to be listed, not loaded: `import('./HomePage')` becomes the path
 * of that module.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
module.exports = function importPaths(source) {
  return source.replaceAll(/\bimport\((['"])(.+?)\1\)/g, (_all, _quote, request) =>
    JSON.stringify(path.join(this.context, request)),
  );
};
