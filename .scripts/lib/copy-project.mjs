// @ts-check
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './workspaces.mjs';

const notInAClone = new Set(['node_modules', 'dist', '.data', '.git', 'test-results', 'playwright-report']);

/** Among the packages, what is no package of others. */
const madeHere = new Set(['@haberdash', '.cache', '.federation']);

/**
 * The project as in a fresh clone, its packages installed.
 * @returns the new folder
 */
export function copyProject() {
  const copy = mkdtempSync(path.join(realpathSync(tmpdir()), 'haberdash-clone-'));
  cpSync(root, copy, { recursive: true, filter: (file) => !notInAClone.has(path.basename(file)) });
  linkPackages(copy);
  return copy;
}

/**
 * Links to the packages here, and to the copy's own workspaces.
 * @param {string} copy
 */
function linkPackages(copy) {
  linkFolders(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  mkdirSync(path.join(copy, 'node_modules/@haberdash'));
  for (const workspace of JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).workspaces) {
    const { name } = JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8'));
    symlinkSync(path.join('../..', workspace), path.join(copy, 'node_modules', name));
    // Those of which the root has another version.
    const own = path.join(root, workspace, 'node_modules');
    if (existsSync(own)) linkFolders(own, path.join(copy, workspace, 'node_modules'));
  }
}

/**
 * @param {string} from
 * @param {string} to
 */
function linkFolders(from, to) {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (!madeHere.has(name)) symlinkSync(path.join(from, name), path.join(to, name));
  }
}
