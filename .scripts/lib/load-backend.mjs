// @ts-check
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './workspaces.mjs';

/**
 * Loads a module of the backend straight from its source.
 * @param {string} file below `backend`
 */
export function loadBackend(file) {
  const load = createRequire(import.meta.url);
  process.env.SWC_NODE_PROJECT = path.join(root, 'backend/tsconfig.json');
  load('@swc-node/register');
  return load(path.join(root, 'backend', file));
}
