// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { npm } from './process/run.mjs';
import { StartupError } from './startup-error.mjs';
import { root } from './workspaces.mjs';

/** @typedef {Record<string, { version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }>} LockedPackages */

/**
 * Installs what package-lock.json asks for, unless it is there.
 * @param {{ log: (line: string) => void, signal?: AbortSignal }} options
 */
export async function ensureInstalled({ log, signal }) {
  if (isInstalled(lockedPackages('package-lock.json'), lockedPackages('node_modules/.package-lock.json')))
    return;
  log('Installing packages');
  const { code } = await npm(['ci', '--include=dev', '--include=optional'], {
    cwd: root,
    signal,
    show: true,
  });
  if (code !== 0) throw new StartupError('The packages could not be installed: see what npm says above.');
}

/**
 * Whether all that the lock names is there; packages for other platforms, which are optional, may be missing.
 * @param {LockedPackages | undefined} wanted
 * @param {LockedPackages | undefined} present
 */
export function isInstalled(wanted, present) {
  if (!wanted) throw new StartupError('package-lock.json is missing or broken: get it back from git.');
  if (!present) return false;
  return Object.entries(wanted).every(([name, { version, link, optional, devOptional }]) => {
    if (!name.includes('node_modules/')) return true;
    const found = present[name];
    if (!found) return optional || devOptional;
    return link ? found.link : found.version === version;
  });
}

/**
 * @param {string} file
 * @returns {LockedPackages | undefined}
 */
function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
