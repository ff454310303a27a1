// @ts-check
/** Replaces a method by what `change` makes of it. A bug that finds nothing to change must not go unnoticed. */
exports.replace = (prototype, method, change) => {
  const original = prototype[method];
  if (typeof original !== 'function') throw new Error(`Nothing planted: there is no ${method}`);
  prototype[method] = change(original);
};
