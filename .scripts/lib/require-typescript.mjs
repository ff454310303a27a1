// @ts-check
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './workspaces.mjs';

/**
 * Loads a module of the backend straight from its source.
 * @param {string} file
 */
export function requireTypeScript(file) {
  const load = createRequire(path.join(root, 'backend/package.json'));
  const { transformSync } = load('@swc/core');
  const options = load('../.config/swc-backend.json');
  load('node:module')._extensions['.ts'] = (/** @type {any} */ module, /** @type {string} */ name) => {
    const { code } = transformSync(readFileSync(name, 'utf8'), { ...options, filename: name });
    module._compile(code, name);
  };
  return load(path.join(root, file));
}
