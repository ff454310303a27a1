// @ts-check
/** Replaces a method by what `change` makes of it. A bug that finds nothing to change must not go unnoticed. */
exports.replace = (prototype, method, change) => {
  const original = prototype[method];
  if (typeof original !== 'function') throw new Error(`Nothing planted: there is no ${method}`);
  prototype[method] = change(original);
};

/**
 * Replaces a function that a module exports, for the modules that are loaded afterwards.
 * @param {string} file as `require.resolve` returns it
 * @param {string} name
 * @param {(original: any) => any} change
 */
exports.replaceExport = (file, name, change) => {
  const { [name]: original, ...others } = require(file);
  if (typeof original !== 'function') throw new Error(`Nothing planted: ${file} exports no ${name}`);
  // The exports of compiled source are read-only.
  require.cache[file].exports = { ...others, [name]: change(original) };
};
