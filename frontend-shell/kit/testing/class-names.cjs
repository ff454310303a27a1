// @ts-check
/** Stands for every CSS module: a class is called what it is called in the file. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
