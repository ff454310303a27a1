// @ts-check

/**
 * A loader for react-router's one big module. What it makes at once, as a form, may be left out where nobody uses it, once
 * it is marked as doing nothing else and has lost its name for developers.
 */
module.exports = function leanRouter(source) {
  return source
    .replace(/^var \w+ = (?=React\d*\.(createContext|forwardRef|memo)\()/gm, '$&/* @__PURE__ */ ')
    .replace(/^\w+\.displayName = .*$/gm, '');
};
