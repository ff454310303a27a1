// @ts-check
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { root } from '../lib/workspaces.mjs';

/* A folder of more files, or a longer module, holds several subjects: each gets a folder and a module of its own. */

const filesAtMost = 15;
const linesAtMost = 120;

/** These remain. The list only gets shorter: an entry that is no longer too large fails, too. */
const remaining = {
  folders: ['frontend-shell/kit', 'frontend-shell/kit/orders', 'frontend-shell/kit/ui'],
  modules: [],
};

const isSource = (/** @type {string} */ file) =>
  /\.(tsx?|[mc]?js)$/.test(file) && !/\.(spec|test|e2e|contract|d)\.[mc]?[tj]sx?$/.test(file);
// Migrations and published contracts are written once and never grouped anew.
const isExempt = (/** @type {string} */ folder) => /^backend\/(migrations|contracts)$/.test(folder);

/**
 * @param {string[]} files
 * @returns {string[]} folders with more than the allowed number of source files in themselves
 */
function largeFolders(files) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const file of files.filter(isSource)) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) => (count > filesAtMost && !isExempt(folder) ? [folder] : []));
}

/**
 * @param {string[]} files
 * @param {(file: string) => string} read
 */
const longModules = (files, read) =>
  files.filter(
    (file) => file.endsWith('.module.ts') && read(file).trimEnd().split('\n').length > linesAtMost,
  );

const withoutSource = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report']);

/**
 * @param {string} folder
 * @returns {string[]}
 */
const filesBelow = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !withoutSource.has(name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
    );

const all = ['backend', 'frontend-shell', 'frontend-shop', 'frontend-admin', '.scripts', '.config'].flatMap(
  filesBelow,
);
const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');

test(`a folder has at most ${filesAtMost} source files`, () => {
  assert.deepEqual(largeFolders(all).sort(), remaining.folders);
});

test(`a module has at most ${linesAtMost} lines`, () => {
  assert.deepEqual(longModules(all, read).sort(), remaining.modules);
});

describe('a planted violation is refused', () => {
  const names = Array.from({ length: filesAtMost + 1 }, (_, number) => `place-${number}`);

  test('a folder of one file too many, whatever tests and styles stand beside', () => {
    const full = names.map((name) => `src/orders/${name}.ts`);
    assert.deepEqual(largeFolders(full), ['src/orders']);
    const others = ['a.spec.ts', 'b.test.tsx', 'c.contract.ts', 'd.css', 'e/f.ts'];
    assert.deepEqual(largeFolders([...full.slice(1), ...others.map((name) => `src/orders/${name}`)]), []);
  });

  test('a module of one line too many', () => {
    const ofLines = (/** @type {number} */ count) => () => 'line\n'.repeat(count);
    assert.deepEqual(longModules(['a.module.ts'], ofLines(linesAtMost + 1)), ['a.module.ts']);
    assert.deepEqual(longModules(['a.module.ts', 'b.ts'], ofLines(linesAtMost)), []);
  });
});
