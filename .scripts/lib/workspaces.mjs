// @ts-check
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** @param {string} name */
export const binary = (name) => path.join(root, 'node_modules', '.bin', name);

/**
 * @typedef {object} Build
 * @property {string} workspace
 * @property {string[]} inputs what its `dist` is made from
 */

/** @type {Build[]} the slowest first */
export const builds = [
  { workspace: 'frontend-shell', inputs: ['frontend-shell', 'package-lock.json'] },
  { workspace: 'frontend-shop', inputs: ['frontend-shop', 'frontend-shell/kit', 'package-lock.json'] },
  { workspace: 'frontend-admin', inputs: ['frontend-admin', 'frontend-shell/kit', 'package-lock.json'] },
  { workspace: 'backend', inputs: ['backend', 'package-lock.json'] },
];

/** Everything that has types of its own to check. */
export const typedWorkspaces = [
  'backend',
  'frontend-shell/kit',
  'frontend-shell',
  'frontend-shop',
  'frontend-admin',
];
